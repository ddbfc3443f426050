import { mkdir } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { sheetsOf } from "#support/sheets-of.ts";
import { expectAccessibleInBothColours } from "./accessible.ts";
import { expect, test } from "./journey.ts";

// A new house fills its index beside the first questions.
const atFirst = { timeout: 60_000 };
const rows = 30;
const reportOf = (at: number) => String(7_310_000_000 + at);

/** A supplier's list: two lines above its header, grades and measurements in one cell, discounts without a sign. */
function stockLines(): string[] {
  const stone = (at: number) =>
    [
      `DK-${100 + at}`,
      "RBC",
      "1.02",
      "G",
      "VS1",
      "EX EX EX",
      "GIA",
      reportOf(at),
      "6.43-6.47 x 3.99",
      "38.5",
      "Natural",
    ].join();
  const header =
    "Stone ID,Shape,Weight,Color,Clarity,Cut Pol Sym,Lab,Report No,Measurements,Discount %,Natural or lab grown";
  return ["Dockside Gems,stock of today", ",", header, ...Array.from({ length: rows }, (_, at) => stone(at))];
}

/** The list behind a sheet that holds none. */
async function workbook(): Promise<Buffer> {
  const dir = test.info().outputPath("sent");
  await mkdir(dir, { recursive: true });
  const file = await sheetsOf(dir, [
    { name: "Terms", lines: [["Payment within 30 days"], ["Prices in US dollars"]] },
    { name: "Stock", lines: stockLines().map((line) => line.split(",")) },
  ]);
  return Buffer.from(await file.arrayBuffer());
}

const stepLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Steps of this load" }).getByRole("link", { name });

/** Answers what is left to ask, and has the file read again. */
async function answerDiscount(page: Page): Promise<void> {
  await stepLink(page, "Questions").click();
  await page.getByRole("radio", { name: /^Below the list/ }).check();
  await expectAccessibleInBothColours(page);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("No questions are open").first()).toBeVisible(atFirst);
}

/** Ticks every reason to wait, as somebody who has read them. */
async function readReasons(page: Page): Promise<void> {
  for (const reason of await page.getByRole("checkbox").all()) await reason.check();
}

/** The stone that a search finds by its report number. */
async function found(page: Page, report: string) {
  await page.goto(`/search?numbers=${report}`);
  await expect(page.getByText("1 on this page / 1 matching")).toBeVisible(atFirst);
  return page.getByRole("row", { name: /DOCKDK-107/ });
}

test("a supplier's file is understood, questioned, committed, found by a search, and taken back", {
  tag: "@whole",
}, async ({ page, house, signIn }) => {
  const { data } = await house.call("POST", "/inventory/company", { name: "Dockside Gems", prefix: "DOCK" });
  const { id: provider } = data as { id: number };
  await signIn("admin");
  await page.goto(`/inventory/loads/new?provider=${provider}`);
  await expect(page.getByRole("combobox", { name: "Whose stock is it?" })).toHaveValue("Dockside Gems", atFirst);
  await expect(page.getByText("Stones that the file does not name are gone.")).toBeVisible();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "dockside.xlsx", mimeType: "application/octet-stream", buffer: await workbook() });
  await expectAccessibleInBothColours(page);
  await page.keyboard.press("Control+Enter");
  await expect(page).toHaveURL(/\/inventory\/loads\/\d+/);

  const columns = page.getByRole("table", { name: "Columns" });
  await expect(columns).toBeVisible(atFirst);
  await expect(page.getByRole("textbox", { name: /Header row/ })).toHaveValue("3");
  await expect(page.getByRole("combobox", { name: "Weight is read as" })).toHaveValue("Carat");
  await expect(columns.getByRole("row", { name: /^Weight/ })).toContainText("From its name");
  await expectAccessibleInBothColours(page);
  await answerDiscount(page);

  await stepLink(page, "Difference").click();
  await expect(page.getByRole("navigation", { name: "What the load changes" })).toContainText(`New${rows}`);
  await expect(page.getByText(`${rows} on this page / ${rows} matching`)).toBeVisible();
  await page.getByRole("searchbox", { name: "Find" }).fill("DK-107");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 on this page / 1 matching")).toBeVisible();
  await expectAccessibleInBothColours(page);

  await stepLink(page, "Commit").click();
  await expect(page.getByText(`${rows} stones come into the stock.`)).toBeVisible();
  await readReasons(page);
  await expectAccessibleInBothColours(page);
  await page.getByRole("button", { name: `Commit ${rows} changes` }).click();
  await expect(page.getByRole("button", { name: "Roll back…" })).toBeVisible(atFirst);
  const load = page.url();
  await stepLink(page, "Difference").click();
  await page.getByRole("row", { name: /DK-107/ }).click();
  const proof = page.getByRole("region", { name: "Proof" });
  await proof.getByRole("button", { name: "Prove this row" }).click();
  await expect(proof).toContainText(/as it was committed: it leads to the root in entry [\d,]+ of the log/, atFirst);
  await expectAccessibleInBothColours(page);

  const stone = await found(page, reportOf(7));
  await expect(stone).toContainText("Available");
  await expect(stone).not.toContainText("Not Available");

  await page.goto(load);
  await page.getByRole("button", { name: "Roll back…" }).click();
  await expectAccessibleInBothColours(page);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: `Roll back ${rows} stones` })
    .click();
  await expect(page.getByText(/^Rolled back \d/).first()).toBeVisible(atFirst);
  await stepLink(page, "Difference").click();
  await page.getByRole("row", { name: /DK-107/ }).click();
  await proof.getByRole("button", { name: "Prove this row" }).click();
  await expect(proof).toContainText(/The roll back of this row is proven too/, atFirst);
  // The house still finds the stone, which nobody can buy any more.
  await expect(await found(page, reportOf(7))).toContainText("Not Available");
});

test("of two people at one load the second is frozen by the first one's act, and keeps their answer", {
  tag: "@whole",
}, async ({ page, house, signIn, freshPage }) => {
  const { data } = await house.call("POST", "/inventory/company", { name: "Quarry Gems", prefix: "QUA" });
  const { id: provider } = data as { id: number };
  await signIn("admin");
  await page.goto(`/inventory/loads/new?provider=${provider}`);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "quarry.csv", mimeType: "text/csv", buffer: Buffer.from(stockLines().join("\n")) });
  await page.getByRole("button", { name: /^Upload and read/ }).click();
  await expect(page.getByRole("table", { name: "Columns" })).toBeVisible(atFirst);
  await stepLink(page, "Questions").click();
  await page.getByRole("radio", { name: /^Below the list/ }).check();

  const other = await freshPage();
  await signIn("admin", other);
  await other.goto(page.url());
  await other.getByRole("button", { name: "Cancel load…" }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Cancel load" }).click();
  await expect(other.getByText("Nothing of it reached the stock.")).toBeVisible();

  await expect(page.getByRole("alert")).toContainText(/cancelled this load .*Nothing of yours was written/, atFirst);
  await expect(page.getByRole("radio", { name: /^Below the list/ })).toBeChecked();
  await expectAccessibleInBothColours(page);
});

test("a file that cannot be read is refused in words, and the next one is a click away", { tag: "@whole" }, async ({
  page,
  house,
  signIn,
}) => {
  const { data } = await house.call("POST", "/inventory/company", { name: "Harbour Lights", prefix: "HLI" });
  const { id: provider } = data as { id: number };
  await signIn("admin");
  await page.goto(`/inventory/loads/new?provider=${provider}`);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "empty.csv", mimeType: "text/csv", buffer: Buffer.from("") });
  await page.getByRole("button", { name: /^Upload and read/ }).click();
  await expect(page.getByRole("alert")).toBeVisible(atFirst);
  await expect(page).toHaveURL(/\/inventory\/loads\/new/);
  await expectAccessibleInBothColours(page);
});
