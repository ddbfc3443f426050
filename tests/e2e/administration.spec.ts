import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleInBothColours } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { expectTold } from "./told.ts";

test.use({ reducedMotion: "reduce" } as object);
// A new house fills its index beside the first questions.
const atFirst = { timeout: 60_000 };

async function go(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible(atFirst);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}
const drawer = (page: Page) => page.getByRole("complementary").last();
const dialog = (page: Page) => page.getByRole("dialog").last();
/** Types into a field like a person who came to it by Tab. */
async function write(page: Page, field: ReturnType<Page["locator"]>, text: string): Promise<void> {
  await field.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}
const clientName = "Northlight Jewels";

async function markups(page: Page): Promise<void> {
  await go(page, "/inventory/markups");
  const table = page.getByRole("table", { name: "White, natural" });
  const to = table.getByRole("textbox", { name: /^To, ct/ }).first();
  const stored = await to.inputValue();
  await write(page, to, "0.05");
  await expect(table.getByText("Gap", { exact: true })).toBeVisible();
  await write(page, to, "60");
  await expect(table.getByText("Overlap", { exact: true }).first()).toBeVisible();
  await expectAccessibleInBothColours(page);
  await write(page, to, stored);
  await expect(page.getByText("Edit, add or remove rows")).toBeVisible();

  const value = table.getByRole("textbox", { name: /^Markup/ }).first();
  await write(page, value, String(Number(await value.inputValue()) + 0.5));
  await page.keyboard.press("Control+Enter");
  await expectTold(page, "Markup saved.");
}

async function listPrice(page: Page): Promise<void> {
  await go(page, "/inventory/rap-prices?shape=round&color=F&clarity=VS1&carat=1.1");
  const cards = page.getByRole("listitem").getByRole("button", { name: /^Open / });
  const grid = page.getByRole("grid", { name: "List prices" });
  await grid.or(cards).first().focus();
  await page.keyboard.press("Enter");
  const price = page.getByRole("textbox", { name: "Price per carat ($)" });
  await write(page, price, String(Number(await price.inputValue()) + 100));
  await page.keyboard.press("Control+Enter");
  await expect(
    dialog(page).getByText(/This moves the price of \d+ stones? that w(as|ere) quoted as a discount by \+\d/),
  ).toBeVisible();
  await expectAccessibleInBothColours(page);
  await dialog(page)
    .getByRole("button", { name: /^Save .*\$\/ct/ })
    .press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

async function explained(page: Page, stockNo: string): Promise<void> {
  await go(page, "/inventory/markups");
  await page.getByRole("button", { name: "Explain a price…" }).press("Enter");
  await expect(drawer(page).locator("input:focus, textarea:focus")).toBeVisible();
  await page.keyboard.type(stockNo);
  await page.keyboard.press("Enter");
  await expect(drawer(page).getByText("Applied layer")).toBeVisible();
  await expect(drawer(page).getByRole("heading", { name: "Step by step" })).toBeVisible();
  await expectAccessibleInBothColours(page);
}

/** Selects the first two stones of a search by keyboard. */
async function selected(page: Page): Promise<string[]> {
  await go(page, "/search?diamond_type=white&shape=ROUND&carat=1..1.49");
  const grid = page.getByRole("grid", { name: "stones" });
  await expect(grid).toBeVisible(atFirst);
  await grid.focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Show 2", exact: false }).press("Enter");
  await expect(page).toHaveURL(/numbers=/);
  const numbers = new URL(page.url()).searchParams.get("numbers")?.split(",") ?? [];
  expect(numbers).toHaveLength(2);
  return numbers;
}

async function collection(page: Page, name: string, numbers: readonly string[]): Promise<void> {
  await go(page, "/inventory/collections");
  await page.getByRole("button", { name: "Add collection…" }).press("Enter");
  await expect(drawer(page).locator("input:focus, textarea:focus")).toBeVisible();
  await page.keyboard.type(name);
  await write(page, page.getByRole("textbox", { name: "Stones" }), numbers.join(" "));
  await expectAccessibleInBothColours(page);
  await page.keyboard.press("Control+Enter");
  await expectTold(page, "Collection added.");
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
}

async function featured(page: Page, stockNo: string, remark: string): Promise<void> {
  await go(page, "/inventory/featured-stones");
  await page.getByRole("button", { name: "Feature stones…" }).press("Enter");
  await expect(drawer(page).locator("input:focus, textarea:focus")).toBeVisible();
  await page.keyboard.type(stockNo);
  await write(page, page.getByRole("combobox", { name: "For" }), clientName);
  await page.getByRole("option", { name: clientName }).first().click();
  await write(page, page.getByRole("textbox", { name: "Remark" }), remark);
  await page.keyboard.press("Control+Enter");
  await expectTold(page, "Special stones saved.");
}

async function whoSeesIt(page: Page, stockNo: string): Promise<void> {
  await go(page, `/search?stock=${stockNo}&numbers=${stockNo}`);
  await expect(drawer(page).getByRole("heading", { name: "Who can see it" })).toBeVisible(atFirst);
  await write(page, drawer(page).getByRole("combobox", { name: "Client" }), clientName);
  await page
    .getByRole("option", { name: /Northlight Jewels/ })
    .first()
    .click();
  await expect(drawer(page).getByText("The client can see this stone.")).toBeVisible();
  await expect(drawer(page).getByText("yes", { exact: true })).toHaveCount(10);
  await expectAccessibleInBothColours(page);
}

test.describe("wide", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("an administrator by keyboard: markups, a list price, a price explained, a collection, a special stone, who sees it", {
    tag: "@whole",
  }, async ({ page, signIn }) => {
    await signIn("admin");
    await markups(page);
    await listPrice(page);
    const numbers = await selected(page);
    const [stockNo = ""] = numbers;
    await collection(page, "Rounds of the day", numbers);
    await featured(page, stockNo, "For the window");
    await explained(page, stockNo);
    await whoSeesIt(page, stockNo);
  });
});

test.describe("390 pixels", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("nothing stands in an administrator's way on a phone", { tag: "@whole" }, async ({ page, signIn }) => {
    await signIn("admin");
    await markups(page);
    await listPrice(page);
    await explained(page, "JD1000000");
    await go(page, "/inventory/collections?add=true");
    await expectAccessible(page);
  });
});
