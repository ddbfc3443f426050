import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { expectTold } from "./told.ts";

// A new house fills its index beside the first questions.
const atFirst = { timeout: 60_000 };
const field = (page: Page) => page.getByRole("textbox", { name: "Words or numbers" });
const grid = (page: Page) => page.getByRole("grid", { name: "stones" });
const matching = async (page: Page) =>
  Number(
    (
      await page
        .getByText(/matching/)
        .first()
        .innerText()
    )
      .replaceAll(",", "")
      .match(/\/ (\d+) matching/)?.[1],
  );
/** The chips of the colours with their present counts. */
const colours = (page: Page) => page.getByRole("group", { name: "Colour" }).innerText();

test("a buyer by keyboard: words, chips, counts, order, selection, totals, a file, the stone", async ({
  page,
  signIn,
}) => {
  await signIn("customer");
  await page.goto("/search?diamond_type=white");
  await expect(grid(page)).toBeVisible(atFirst);
  const all = await matching(page);
  const before = await colours(page);

  await field(page).focus();
  await page.keyboard.type("round 1ct vs");
  await expect(page.getByText("Shape Round")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/shape=ROUND/);
  await expect.poll(() => colours(page)).not.toBe(before);
  await expect.poll(() => matching(page)).toBeLessThan(all);

  const worded = await matching(page);
  const d = page.getByRole("group", { name: "Colour" }).getByRole("button", { name: /^D/ });
  await d.focus();
  await page.keyboard.press("Space");
  await expect(d).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => matching(page)).toBeLessThan(worded);
  await expectAccessible(page);

  const head = page.getByRole("columnheader", { name: /^Disc %/ }).getByRole("button");
  await head.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/sort=markup_disc/);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);

  await grid(page).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(page.getByText("2 selected", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Totals of the selection")).toContainText("Pieces2");

  await page.getByRole("button", { name: "Export 2" }).focus();
  await page.keyboard.press("Enter");
  const file = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Excel" }).press("Enter");
  expect((await file).suggestedFilename()).toMatch(/\.xlsx$/);

  await grid(page).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/stock=/);
  await expect(page.getByRole("complementary").getByText("Price/ct", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page).not.toHaveURL(/stock=/);
  await page.goBack();
  await expect(page).toHaveURL(/stock=/);
});

test("who mistypes, looks elsewhere and comes back loses neither a word, nor the place, nor the selection", {
  tag: "@whole",
}, async ({ page, signIn }) => {
  await signIn("customer");
  await page.goto("/search?diamond_type=white");
  await expect(grid(page)).toBeVisible(atFirst);
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("roud vs1");
  await page.keyboard.press("Enter");
  const unread = page.getByRole("region", { name: "Words not understood" });
  await expect(unread).toContainText("“roud”: did you mean round?");
  await expect(field(page)).toHaveValue("roud");
  await page.reload();
  await expect(field(page)).toHaveValue("roud");
  await expectAccessible(page);
  await unread.getByRole("button", { name: "round" }).click();
  await expect(page).toHaveURL(/shape=ROUND/);
  await expect(unread).toHaveCount(0);

  const scroller = page.locator(".table-wrap");
  await expect(grid(page)).toBeFocused();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await scroller.evaluate((list) => list.scrollTo(0, 2000));
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Collections" }).click();
  await expect(page).toHaveURL(/collection/);
  await page.goBack();
  await expect(grid(page)).toBeVisible();
  await expect.poll(() => scroller.evaluate((list) => list.scrollTop)).toBe(2000);

  await grid(page).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await page.keyboard.press("w");
  await expectTold(page, "2 stones are on the watch list.");
  await expect(page.getByText("2 selected", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Export 2", exact: true }).click();
  const file = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Zip of certificates", exact: true }).click();
  expect((await file).suggestedFilename()).toMatch(/\.zip$/);

  // A window of 1366 at 200 %.
  await page.setViewportSize({ width: 683, height: 384 });
  await expect(page.getByRole("button", { name: /^Confirm 2/ })).toBeInViewport();
});

test("an associate who chooses a client sees that client's prices, and an address brings them back", {
  tag: "@whole",
}, async ({ page, signIn, freshPage }) => {
  const address = "/search?diamond_type=white&shape=ROUND&carat=1..1.49&sort=-carat,stock_no";
  const amounts = async (of: Page) => {
    await expect(grid(of)).toBeVisible(atFirst);
    await expect(of.locator("[aria-busy=true]")).toHaveCount(0);
    return of.getByLabel("Totals", { exact: true }).innerText();
  };
  const client = await freshPage();
  await signIn("customer", client);
  await client.goto(address);
  const theirs = await amounts(client);

  await signIn("associate");
  await page.goto(address);
  await amounts(page);
  await page.getByRole("combobox", { name: "Client" }).click();
  await page.getByRole("option", { name: "Northlight Jewels | Mara Lind" }).click();
  await expect(page).toHaveURL(/user_id=\d+/);
  await expect.poll(() => amounts(page)).toBe(theirs);
  await page.reload();
  await expect.poll(() => amounts(page)).toBe(theirs);
});

for (const [name, viewport, colorScheme] of [
  ["wide and dark", { width: 1440, height: 900 }, "dark"],
  ["390 pixels", { width: 390, height: 844 }, "light"],
] as const) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme });
    test("nothing stands in anybody's way among stones, none and too many words", { tag: "@whole" }, async ({
      page,
      signIn,
    }) => {
      await signIn("associate");
      for (const address of [
        "/search?color=D,E&shade=!BR&numbers=JD1000000,NOPE1",
        "/search?color=D,E&fluorescence=VST&carat=9..9.01",
      ]) {
        await page.goto(address);
        await expect(page.getByText(/matching/).first()).toBeVisible(atFirst);
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        await expectAccessible(page);
      }
      await field(page).fill("1ct d m blorp");
      await expect(page.getByText("“blorp” is not understood")).toBeVisible();
      await expectAccessible(page);
      if (viewport.width > 400) return;
      await page.keyboard.press("Escape");
      await page
        .getByRole("button", { name: /filters$/ })
        .first()
        .click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectAccessible(page);
    });
  });
}
