import { type ReactNode, useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { success } from "#support/fake-server.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";
import { TitleSlot } from "#ui/frame/page-title.tsx";
import { findings } from "../ui/findings.ts";
import { business, Clients, house, houseWithOneOff, OneClient } from "./clients-world.tsx";

const writes = ({ seen }: ReturnType<typeof house>) =>
  seen.filter(({ method }) => method !== "GET").map(({ url, text }) => [url.pathname, bodyOf(text)]);
const status = "/api/v1/customer/business/1/status";
const isActive = () => page.getByRole("switch", { name: "Northlight Jewels is active" });

/** The page under its title, as the frame has it. */
function Titled({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <TitleSlot value={slot}>
      <h1>
        Loupe <span ref={setSlot} />
      </h1>
      {children}
    </TitleSlot>
  );
}

test("a business is switched off once somebody has confirmed it, and by no stray click", async () => {
  const server = house(() => success({ ...business, is_active: false }, 200, "Status saved."));
  await showScreen(server, <OneClient />);
  const dialog = page.getByRole("dialog", { name: "Switch off Northlight Jewels?" });
  await isActive().click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(writes(server)).toEqual([]);
  await isActive().click();
  await expect.element(dialog).toHaveTextContent("Their holds, requests and memos stay open.");
  expect(await findings()).toEqual([]);
  await dialog.getByRole("button", { name: "Switch off" }).click();
  await expect.element(page.getByText("Status saved.")).toBeVisible();
  expect(writes(server)).toEqual([[status, { is_active: false }]]);
});

test("a business is switched on again without a question", async () => {
  const server = houseWithOneOff(() => success(business, 200, "Status saved."));
  await showScreen(server, <OneClient />);
  await isActive().click();
  await expect.element(page.getByText("Status saved.")).toBeVisible();
  expect(writes(server)).toEqual([[status, { is_active: true }]]);
});

test("the title of a client says that the business is switched off, and nothing of one that is on", async () => {
  const title = page.getByRole("heading", { level: 1 });
  const onPage = (
    <Titled>
      <OneClient />
    </Titled>
  );
  const screen = await showScreen(houseWithOneOff(), onPage);
  await expect.element(title).toHaveTextContent("Clients /Northlight JewelsInactiveBusiness Process Registered");
  await screen.unmount();
  await showScreen(house(), onPage);
  await expect.element(title).toHaveTextContent("Clients /Northlight JewelsBusiness Process Registered");
});

test("the list of clients marks whose business is switched off, in a cell that is read whole", async () => {
  await showScreen(houseWithOneOff(), <Clients />);
  const mark = page.getByRole("row", { name: /Northlight Jewels/ }).getByText("Inactive", { exact: true });
  await expect.element(mark).toBeVisible();
  const cell = mark.element().closest("td");
  expect(cell).toHaveTextContent("Business Process RegisteredInactive");
  expect(cell?.scrollWidth).toBe(cell?.clientWidth);
  await expect.element(page.getByRole("row", { name: /Orchard Lane/ })).not.toHaveTextContent("Inactive");
});

test("on a telephone the card of such a client has the mark too", async () => {
  await showScreen(houseWithOneOff(), <Clients />);
  await page.viewport(390, 844);
  const card = page.getByRole("listitem").filter({ hasText: "Northlight Jewels" });
  await expect.element(card.getByText("Inactive", { exact: true })).toBeVisible();
});
