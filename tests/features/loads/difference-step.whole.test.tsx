import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { rootBy } from "#domain/merkle-path.ts";
import type { LoadRow } from "#features/loads/load.ts";
import { failure, success } from "#support/fake-server.ts";
import { findings } from "../ui/findings.ts";
import { aLoad, aRow, counts } from "./a-load.ts";
import { button, changeTab, LoadDesk } from "./load-desk.tsx";

let desk: LoadDesk;
beforeEach(() => {
  desk = new LoadDesk();
});

const row = (name: RegExp) => page.getByRole("row", { name });

test("the difference begins with the changed rows: field by field, with the move of the price", async () => {
  await desk.shown({ step: "difference" });
  await expect
    .element(row(/^AL1001/))
    .toHaveTextContent(/−25.00 %Price per carat 8,200.00 → 6,150.00, Clarity VS1 → VS2/);
  await expect.element(row(/^AL1002/)).toHaveTextContent("+4.20 %");
  await expect
    .element(page.getByText("4,504 rows in the file, 12 prices move by more than the provider's limit"))
    .toBeVisible();
  expect(desk.rowsAsked()[0]?.get("kind")).toBe("changed");
  expect(await findings()).toEqual([]);
});

test("a new stone says what it is and what it costs, the codes of the file as people read them", async () => {
  const field = (name: string, value: string) => ({ field: name, old: null, new: value });
  const changes = [
    field("lab", "GIA"),
    field("carat", "1.01"),
    field("color", "G"),
    field("shape", "ROUND"),
    field("clarity", "VS1"),
    field("stone_origin", "2"),
    field("price_per_ct", "5473.5"),
  ];
  desk.rows = [aRow(1, { kind: "new", changes, price_change_pct: null })];
  await desk.shown({ step: "difference", kind: "new" });
  await expect.element(row(/^AL1001/)).toHaveTextContent("Round 1.01 G VS1 Natural5,473.50");
});

test("each kind of row is a tab with its count, and a kind without rows has none", async () => {
  await desk.shown({ step: "difference" });
  await expect.element(changeTab(/^New/)).toHaveTextContent("New4,102");
  await expect.element(changeTab(/^Kept for a client/)).toHaveTextContent("2");
  expect(changeTab(/^Back again/).elements()).toEqual([]);
  await changeTab(/^Gone/).click();
  await expect.poll(() => desk.rowsAsked().at(-1)?.get("kind")).toBe("gone");
  expect(desk.gone.at(-1)).toBe("/inventory/loads/7?step=difference&kind=gone");
});

test("a stone that a client has is named with the client and the list", async () => {
  desk.rows = [
    aRow(1, {
      kind: "conflict",
      line: null,
      changes: [],
      price_change_pct: null,
      claim: { list: "Hold", client: "Northlight Jewels" },
    }),
  ];
  await desk.shown({ step: "difference", kind: "conflict" });
  await expect.element(row(/^AL1001/)).toHaveTextContent("Northlight Jewels (Hold)");
});

test("a row opens beside the list: every field now and then, every finding with its cell; J walks on", async () => {
  const warned = {
    severity: "warns",
    code: "priceMoved",
    sentence: "The price falls by 25 %.",
    field: "disc",
    column: 5,
    raw: "38.5",
  } as const;
  desk.rows = [aRow(1, { findings: [warned] }), aRow(2)];
  await desk.shown({ step: "difference" });
  await row(/^AL1001/).click();
  const drawer = page.getByRole("complementary");
  await expect.element(drawer.getByRole("row", { name: /Price per carat/ })).toHaveTextContent("8,200.006,150.00");
  await expect.element(drawer.getByText("Disc: “38.5”")).toBeVisible();
  expect(await findings()).toEqual([]);
  await userEvent.keyboard("j");
  await expect.element(drawer.getByRole("heading", { name: /AL1002/ })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => drawer.elements()).toEqual([]);
});

test("a row that lacks several values says which in one sentence, also on a telephone", async () => {
  const lacking = (field: string) => ({
    ...{ severity: "refuses", code: "neededMissing", sentence: "A value that every stone needs is missing." },
    ...{ field, column: null, raw: "" },
  });
  desk.rows = [aRow(1, { findings: ["shape", "color", "clarity"].map(lacking) as LoadRow["findings"] })];
  await desk.shown({ step: "difference" });
  await expect.element(row(/^AL1001/)).toHaveTextContent("Missing: shape, colour, clarity.");
  expect(row(/^AL1001/).element().textContent).not.toContain("every stone needs");
  await row(/^AL1001/).click();
  const drawer = page.getByRole("complementary");
  for (const said of ["Missing: shape.", "Missing: colour.", "Missing: clarity."])
    await expect.element(drawer.getByText(said)).toBeVisible();
  await page.viewport(390, 844);
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("listitem").getByText("Missing: shape, colour, clarity.")).toBeVisible();
});

test("two hundred thousand rows are paged by the server and never read at once", async () => {
  desk.load = aLoad({ counts: { ...counts, rows: 200_000, changed: 200_000 } });
  desk.rows = Array.from({ length: 50 }, (_, at) => aRow(at + 1));
  desk.rowTotal = 200_000;
  await desk.shown({ step: "difference" });
  await expect.element(page.getByText("50 on this page / 200,000 matching")).toBeVisible();
  await button("Next page").click();
  await expect.poll(() => desk.rowsAsked().at(-1)?.get("page")).toBe("2");
  expect(desk.rowsAsked().every((one) => Number(one.get("size")) <= 50)).toBe(true);
});

test("a number is searched by the server", async () => {
  await desk.shown({ step: "difference" });
  await page.getByRole("searchbox", { name: "Find" }).fill("AD-1002");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => desk.rowsAsked().at(-1)?.get("search")).toBe("AD-1002");
});

test("refused rows are downloaded with their reasons", async () => {
  const files: string[] = [];
  const answer = desk.reply;
  desk.server.reply((request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/refused-rows")) return success("/files/refused/a.xlsx");
    if (!pathname.includes("/files/")) return answer(request);
    files.push(pathname);
    return new Response("rows", { headers: { "content-disposition": 'attachment; filename="refused.xlsx"' } });
  });
  await desk.shown({ step: "difference", kind: "refused" });
  await button("Download 3 rows with reasons").click();
  await expect.poll(() => files).toEqual(["/files/refused/a.xlsx"]);
});

test("a search that finds nothing says so, and a kind without rows too", async () => {
  desk.rows = [];
  await desk.shown({ step: "difference", kind: "back" });
  await expect.element(page.getByText("No stone is back again.")).toBeVisible();
});

test("after the commit each row says what became of it", async () => {
  desk.load = aLoad({ state: "committed", committed_at: "2026-11-20T09:10:00.000Z" });
  desk.rows = [aRow(1, { outcome: "written" }), aRow(2, { outcome: "kept" })];
  await desk.shown({ step: "difference" });
  await expect.element(row(/^AL1001/)).toHaveTextContent("Written");
  await expect.element(row(/^AL1002/)).toHaveTextContent("Left as it was");
  expect(button(/^Go on/).elements()).toEqual([]);
});

/** A row of the default, as it is hashed, beside two others of its load. */
const leafOf = (id: number, price: number) =>
  JSON.stringify({
    id,
    kind: "changed",
    line: id + 3,
    after: { price_per_ct: price, clarity: "VS2", price_list_id: 4 },
    before: { price_per_ct: 8200, clarity: "VS1", price_list_id: 3 },
    outcome: "written",
    stock_no: `AL${1000 + id}`,
    org_stock_no: `AD-${1000 + id}`,
  });
const utf8 = (text: string) => new TextEncoder().encode(text);
const path = [
  { side: "right" as const, hash: "ab".repeat(32) },
  { side: "left" as const, hash: "cd".repeat(32) },
];
const logged_root = rootBy(utf8(leafOf(1, 6150)), path);
const proof = {
  load_id: 7,
  row_id: 1,
  leaf: leafOf(1, 6150),
  path,
  root: logged_root,
  seq: 1204,
  logged_root,
  reversal: null,
};
const lying = { ...proof, is_proven: true };
/** The house's own verdict is no part of what is judged: it says "proven" of each. */
const proofs = [
  { what: "as committed", answer: lying, says: /as it was committed: it leads to the root in entry 1,204 of the log/ },
  { what: "altered", answer: { ...lying, leaf: leafOf(1, 6100) }, says: /does not lead to the root in entry 1,204/ },
  {
    what: "another than the one that is shown",
    answer: { ...lying, leaf: leafOf(1, 6100), logged_root: rootBy(utf8(leafOf(1, 6100)), path) },
    says: "This row is not what entry 1,204 of the log proves.",
  },
  {
    what: "without a root",
    answer: { ...lying, seq: null, logged_root: null },
    says: /No entry of the log has a root/,
  },
];
const section = page.getByRole("region", { name: "Proof" });
const committed = { state: "committed", committed_at: "2026-11-20T09:10:00.000Z" } as const;

for (const { what, answer, says } of proofs) {
  test(`a decided row is proven in the browser, on demand: ${what}`, async () => {
    desk.load = aLoad(committed);
    desk.rows = [aRow(1, { outcome: "written" }), aRow(2, { outcome: "kept" })];
    desk.proof = () => success(answer);
    await desk.shown({ step: "difference" });
    await row(/^AL1001/).click();
    await section.getByRole("button", { name: "Prove this row" }).click();
    await expect.element(section).toHaveTextContent(says);
    expect(await findings()).toEqual([]);
    await userEvent.keyboard("j");
    await expect.element(page.getByRole("heading", { name: /AL1002/ })).toBeVisible();
    await expect.element(section.getByRole("button", { name: "Prove this row" })).toBeVisible();
    await expect.element(section).not.toHaveTextContent(says);
  });
}

const takenBack = JSON.stringify({ id: 1, reversal: "reversed" });
const reversal_root = rootBy(utf8(takenBack), path);
const reversal = { leaf: takenBack, path, root: reversal_root, seq: 1311, logged_root: reversal_root, is_proven: true };
const ofAnother = JSON.stringify({ id: 2, reversal: "reversed" });
const reversals = [
  { what: "as the log has it", is: reversal, says: /is proven too: it leads to the root in entry 1,311 of the log/ },
  { what: "altered", is: { ...reversal, leaf: ofAnother }, says: /does not lead to the root in entry 1,311/ },
  {
    what: "that of another row",
    is: { ...reversal, leaf: ofAnother, logged_root: rootBy(utf8(ofAnother), path) },
    says: "The roll back of this row is not what entry 1,311 of the log proves.",
  },
  { what: "without a root", is: { ...reversal, seq: null, logged_root: null }, says: /has a root of this roll back/ },
  { what: "left out", is: null, says: /has no part in the roll back: it was altered/ },
];

for (const { what, is, says } of reversals) {
  test(`a row that was rolled back is proven as it was committed, and so is its roll back: ${what}`, async () => {
    desk.load = aLoad({ ...committed, state: "rolledBack", rolled_back_at: "2026-11-21T09:10:00.000Z" });
    desk.rows = [aRow(1, { outcome: "reversed" })];
    desk.proof = () => success({ ...lying, reversal: is });
    await desk.shown({ step: "difference" });
    await row(/^AL1001/).click();
    await section.getByRole("button", { name: "Prove this row" }).click();
    await expect.element(section).toHaveTextContent(/as it was committed/);
    await expect.element(section).toHaveTextContent(says);
    const changes = page.getByRole("table", { name: "What changes" });
    await expect.element(changes).toHaveTextContent(/^FieldBeforeAfterPrice per carat8,200.006,150.00/);
  });
}

test("a proof that is refused says why, and a row that nobody decided has none", async () => {
  desk.load = aLoad(committed);
  desk.rows = [aRow(1, { outcome: "written" }), aRow(2)];
  desk.proof = () => failure(404, { message: "No such row." });
  await desk.shown({ step: "difference" });
  await row(/^AL1001/).click();
  await button("Prove this row").click();
  await expect.element(section).toHaveTextContent("No such row.");
  await userEvent.keyboard("j");
  await expect.element(page.getByRole("heading", { name: /AL1002/ })).toBeVisible();
  expect(section.elements()).toEqual([]);
});

test("rows that other providers list too are asked for, and say where, the cheapest first", async () => {
  const listing = (provider: string, price_per_ct: number) => ({
    provider,
    stock_no: `${provider.slice(0, 1)}-7`,
    price_per_ct,
    status: 1,
  });
  desk.rows = [aRow(1, { also_listed: [listing("Quayside", 8000), listing("Northlight", 8100)] })];
  await desk.shown({ step: "difference" });
  await page.getByRole("combobox", { name: "Other providers" }).click();
  await page.getByRole("option", { name: "Listed elsewhere for less" }).click();
  await expect.poll(() => desk.rowsAsked().at(-1)?.get("others")).toBe("cheaper");
  await row(/^AL1001/).click();
  const listings = page.getByRole("table", { name: "Also listed by" });
  await expect.element(listings.getByRole("row").nth(1)).toHaveTextContent("QuaysideQ-78,000.00Available");
  await expect.element(listings.getByRole("row").nth(2)).toHaveTextContent("NorthlightN-78,100.00Available");
  expect(await findings()).toEqual([]);
});

test("the difference is saved as a file with the filters of the list", async () => {
  const files: Record<string, string>[] = [];
  const answer = desk.reply;
  desk.server.reply((request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.endsWith("/rows/export")) return answer(request);
    files.push(Object.fromEntries(searchParams));
    return success("/files/difference/a.csv");
  });
  await desk.shown({ step: "difference", kind: "changed", others: "listed", search: "AD-1" });
  await button("Export").click();
  await page.getByRole("menuitem", { name: "CSV" }).click();
  const wanted = { kind: "changed", search: "AD-1", others: "listed", format: "csv", job: "true" };
  await expect.poll(() => files).toMatchObject([wanted]);
});
