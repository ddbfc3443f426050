import type { Page } from "@playwright/test";
import { fetchHeld } from "#support/held-answers.ts";
import { expectAccessible, expectAccessibleInBothColours } from "./accessible.ts";
import type { HouseClient } from "./house-client.ts";
import { expect, test } from "./journey.ts";
import { expectTold } from "./told.ts";

type Line = { id: number; memo: { id: number } | null; invoice: { id: number } | null };
const linesOf = ({ data }: { data: unknown }) => (data as { data: Line[] }).data;

/** A memo of eight stones for the demo house's customer, two of them sold. */
async function dealt(house: HouseClient): Promise<{ memo: number; invoice: number; ids: number[] }> {
  const token = await house.signIn("customer");
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const ask = async (method: string, path: string, body?: string) =>
    (await (await fetchHeld(`${house.address}/api/v1${path}`, { method, headers, body })).json()).data;
  const { id: user_id } = await ask("GET", "/user/profile");
  const wish = JSON.stringify({ data: { attributes: { status: { values: ["1"] } } } });
  const { stockList } = await ask("POST", "/inventory/search?size=8", wish);
  const stock_numbers = stockList.map(({ stock_no }: { stock_no: string }) => stock_no);
  const terms = "Back within ten days.";
  const lines = linesOf(await house.call("POST", "/inventory/new-arrival/memo", { stock_numbers, user_id, terms }));
  const ids = lines.slice(0, 2).map(({ id }) => id);
  const sold = linesOf(await house.call("POST", "/inventory/new-arrival/memo-sell", { ids }));
  return { memo: lines[0]?.memo?.id ?? 0, invoice: sold[0]?.invoice?.id ?? 0, ids };
}
const sheet = (page: Page) => page.getByRole("article");
const downloaded = async (page: Page) => {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "PDF" }).click();
  return (await download).suggestedFilename();
};

test("a client reads and keeps the papers of a deal, and no other person's", { tag: "@whole" }, async ({
  page,
  house,
  signIn,
  freshPage,
}) => {
  const { memo, invoice } = await dealt(house);
  await signIn("customer");
  await page.goto(`/customer-profile/paper/${memo}`);
  await expect(sheet(page)).toContainText("Back within ten days.");
  expect(await downloaded(page)).toMatch(/^memo-M-\d{4}-\d{4}\.pdf$/);
  await sheet(page).getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/customer-profile/paper/${invoice}$`));
  await expect(sheet(page)).toContainText("2 pieces");
  expect(await downloaded(page)).toMatch(/^invoice-INV-\d{4}-\d{4}\.pdf$/);

  const other = await freshPage();
  await signIn("customer2", other);
  await other.goto(`/customer-profile/paper/${memo}`);
  await expect(other.getByText("Not found.")).toBeVisible();
});

test("the house says who it is, and a sale that is taken back leaves its invoice and makes a credit note", {
  tag: "@whole",
}, async ({ page, house, signIn }) => {
  await signIn("admin");
  await page.goto("/settings/system-settings/papers");
  await page.getByRole("textbox", { name: "Legal name" }).fill("Loupe Journeys BV");
  await page.keyboard.press("Control+Enter");
  await expectTold(page, "Paper settings saved.");
  const { invoice, ids } = await dealt(house);
  await page.goto(`/transaction/paper/${invoice}`);
  await expect(sheet(page)).toContainText("Loupe Journeys BV");
  const before = await sheet(page).innerText();
  const wrong = ids.slice(0, 1);
  await house.call("PUT", "/inventory/new-arrival/reverse-memo", { ids: wrong, reason: "The wrong stone" });
  await page.reload();
  const note = sheet(page).getByRole("link", { name: /^CN-\d{4}-\d{4}$/ });
  await expect(note).toBeVisible();
  // The sheet still has all its former words. The credit is new.
  const after = await sheet(page).innerText();
  for (const line of before.split("\n")) expect(after).toContain(line);
  await expect(sheet(page)).toContainText("2 pieces");
  await note.click();
  await expect(sheet(page)).toContainText("The wrong stone");
  await expect(sheet(page)).toContainText("1 piece");
  expect(await downloaded(page)).toMatch(/^credit-CN-\d{4}-\d{4}\.pdf$/);
  await expectAccessible(page);
});

test("nothing stands in anybody's way on a paper in any shape, and it is printed on white", { tag: "@whole" }, async ({
  page,
  house,
  signIn,
}) => {
  const { memo, invoice } = await dealt(house);
  await signIn("associate");
  for (const id of [memo, invoice]) {
    await page.goto(`/transaction/paper/${id}`);
    await expect(sheet(page)).toBeVisible();
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
      { width: 320, height: 640 },
    ]) {
      await page.setViewportSize(viewport);
      await expectAccessibleInBothColours(page);
      for (const colorScheme of ["light", "dark"] as const) await expectPrintedOnWhite(page, colorScheme);
    }
  }
});

async function expectPrintedOnWhite(page: Page, colorScheme: "light" | "dark") {
  await page.emulateMedia({ media: "print", colorScheme });
  const colours = await page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.documentElement);
    const { color } = getComputedStyle(document.querySelector("article h2") ?? document.body);
    return [backgroundColor, color];
  });
  expect(colours).toEqual(["rgba(0, 0, 0, 0)", "rgb(0, 0, 0)"]);
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await page.emulateMedia({ media: null, colorScheme: "light" });
}

test("a task about a memo is written down, done and taken up again", { tag: "@whole" }, async ({
  page,
  house,
  signIn,
}) => {
  const { memo } = await dealt(house);
  await signIn("associate");
  await page.goto(`/transaction/paper/${memo}`);
  await page.getByRole("link", { name: "Add task…" }).click();
  await page.getByRole("textbox", { name: "What needs to be done" }).fill("Ask whether they are liked");
  await page.keyboard.press("Control+Enter");
  await expectTold(page, "Task added.");
  await page.getByRole("button", { name: "Done: Ask whether they are liked" }).press("Enter");
  await expect(page.getByRole("button", { name: "Done: Ask whether they are liked" })).toBeHidden();
  await page.getByRole("link", { name: "Done", exact: true }).click();
  await page.getByRole("button", { name: "Reopen: Ask whether they are liked" }).press("Enter");
  await page.getByRole("link", { name: "Pending", exact: true }).click();
  const row = page.getByRole("row", { name: /Ask whether they are liked/ });
  await row.getByRole("link", { name: /^Memo/ }).click();
  await expect(page).toHaveURL(new RegExp(`/transaction/paper/${memo}$`));
});
