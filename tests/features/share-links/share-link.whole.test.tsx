import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ShareLink } from "#stones/share-link.tsx";
import { fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const house = () =>
  fakeServer(() => {
    const until = new Date(Date.now() + 72 * 3_600_000).toISOString();
    const url = "https://loupe.test/shared/abc";
    return success({ id: 1, url, text: "Stock No: JD1", expires_at: until, shared_by: "Northlight Jewels" });
  });
const dialog = <ShareLink stockNumbers={["JD1"]} clientId={undefined} onClose={() => undefined} />;
const create = page.getByRole("button", { name: "Create link" });
const markup = page.getByRole("textbox", { name: "Markup %" });
const askedOf = ({ seen }: ReturnType<typeof house>) => seen.map(({ text }) => bodyOf(text).resale_pct);

test("a link puts one's markup on top, once it is typed, and tells under which name it is read", async () => {
  const server = house();
  await showScreen(server, dialog);
  expect(markup.elements()).toEqual([]);
  await page.getByRole("radio", { name: "With a markup on top" }).click();
  await expect.element(create).toHaveAccessibleDescription("Enter the markup.");
  await markup.fill("lots");
  await expect.element(create).toHaveAttribute("aria-disabled", "true");
  await markup.fill("12.5");
  expect(await findings()).toEqual([]);
  await create.click();
  await expect.element(page.getByText("Its readers see it as shared by Northlight Jewels.")).toBeVisible();
  expect(askedOf(server)).toEqual([12.5]);
});

test("a link shows no prices where none are wanted, and one's own where nothing is chosen", async () => {
  const server = house();
  const { unmount } = await showScreen(server, dialog);
  await page.getByRole("radio", { name: "No prices" }).click();
  await create.click();
  await expect.element(page.getByRole("textbox", { name: "Address" })).toBeVisible();
  await unmount();
  await showScreen(server, dialog);
  await create.click();
  await expect.element(page.getByRole("textbox", { name: "Address" })).toBeVisible();
  expect(askedOf(server)).toEqual([null, 0]);
});
