import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { acts, cheap, Desk, house, requests } from "./desk-house.tsx";

const button = (name: string) => page.getByRole("button", { name });
const dialog = (name: string) => page.getByRole("dialog", { name });

/** The desk with its first three requests selected, and the line to the house. */
async function selected(server = house()) {
  await showScreen(server, <Desk />);
  await expect.element(page.getByRole("heading", { name: /NW\d\b/ })).toBeVisible();
  await expect.poll(() => server.seen.some(({ url }) => url.pathname.endsWith("/live/stones"))).toBe(true);
  await userEvent.keyboard("xjxjx");
  await expect.element(page.getByText("3 selected")).toBeVisible();
  return server;
}

beforeEach(() => localStorage.clear());

test("of many requests that are being rejected one is decided elsewhere: the question keeps its stones and its reason, says who was faster, and goes on with the others", async () => {
  const server = await selected();
  await button("Reject 3…").click();
  const reason = page.getByRole("dialog").getByRole("textbox");
  await reason.fill("Sold at the fair");
  server.decideElsewhere(2, "confirm.approve");
  const asked = dialog("Reject 3 stones?");
  await expect
    .element(asked.getByRole("alert").getByText(/^NW2: Lena Peeters approved this .*Nothing of yours was written/))
    .toBeVisible();
  await expect.element(page.getByText("2 selected")).toBeInTheDocument();
  await expect.element(asked.getByRole("button", { name: /^Reject 3/ })).toHaveAttribute("aria-disabled", "true");
  await expect.element(reason).toHaveValue("Sold at the fair");
  await reason.click();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  expect(acts(server, "/reject-stone")).toEqual([]);
  expect(await findings()).toEqual([]);

  await asked.getByRole("button", { name: "Continue with the other 2" }).click();
  const rest = dialog("Reject 2 stones?");
  await expect.element(rest.getByRole("textbox")).toHaveValue("Sold at the fair");
  await expect.element(rest.getByRole("alert")).not.toBeInTheDocument();
  await rest.getByRole("button", { name: /^Reject 2/ }).click();
  await expect.element(rest).not.toBeInTheDocument();
  expect(acts(server, "/reject-stone")).toEqual([
    {
      lines: [
        { id: 1, version: 3 },
        { id: 3, version: 1 },
      ],
      reason: "Sold at the fair",
    },
  ]);
});

test("a question whose stones are all decided elsewhere stays until one has read it", async () => {
  const server = await selected();
  await button("Reject 3…").click();
  await page.getByRole("dialog").getByRole("textbox").fill("Sold at the fair");
  for (const id of [2, 3]) server.decideUnheard(id, "confirm.approve");
  server.decideElsewhere(1, "confirm.approve");
  const asked = dialog("Reject 3 stones?");
  await expect.element(asked.getByRole("alert").getByText(/^NW1, NW2, NW3: Lena Peeters approved this/)).toBeVisible();
  await expect.element(page.getByText("3 selected")).not.toBeInTheDocument();
  await expect.element(asked.getByRole("textbox")).toHaveValue("Sold at the fair");
  await asked.getByRole("button", { name: "Continue" }).click();
  await expect.element(asked).not.toBeInTheDocument();
  await expect.element(button("Reject 0…")).not.toBeInTheDocument();
  expect(acts(server, "/reject-stone")).toEqual([]);
});

test("of many requests that are being approved the question of doubtful prices says who was faster, and goes on with the others", async () => {
  const server = await selected(house(true, [...requests.slice(0, 2), cheap]));
  await userEvent.keyboard("{Shift>}A{/Shift}");
  const asked = dialog("1 of 3 stones needs a reason");
  await expect.element(asked.getByRole("button", { name: "Approve the other 2" })).toBeVisible();
  server.decideElsewhere(2, "confirm.reject");
  await expect.element(asked.getByRole("alert").getByText(/^NW2: Lena Peeters rejected this/)).toBeVisible();
  await expect.element(asked.getByRole("button", { name: "Approve the other 2" })).toHaveAttribute("aria-disabled");
  await asked.getByRole("button", { name: "Continue with the other 2" }).click();
  await dialog("1 of 2 stones needs a reason").getByRole("button", { name: "Approve the other 1" }).click();
  await expect.poll(() => acts(server, "/approve-stone")).toEqual([{ lines: [{ id: 1, version: 3 }] }]);
});
