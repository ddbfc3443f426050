import { beforeEach, expect, test } from "vitest";
import type { Body } from "#api/operation-types.ts";
import { aStone } from "#support/a-stone.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { aMailing, sendsOf, sentNow } from "#support/mailings.ts";
import { readPdf } from "#support/read-pdf.ts";
import { readXlsx } from "#support/read-xlsx.ts";
import { ownerId } from "#support/rows.ts";
import { stoneFiles } from "#support/stone-files.ts";

/** The stones of a mail rule as its screen asks for them: `POST /inventory/inventory-diamonds` (spec §7: bulk email). */
const portal = useApp();
const { fetchFile } = stoneFiles(portal);
const admin = () => portal.as("admin");
const whites = ["PIER-1", "PIER-2", "PIER-3"];
const fancies = ["PIER-8", "PIER-9"];
const search = { begins: "PIER-", sort: "stock_no" };

type Asked = Body<"listInventoryDiamonds">;
const ask = async (asked: Asked) => (await admin().call("listInventoryDiamonds", { body: asked })).data;
const numbersOf = async (asked: Asked) => (await ask(asked)).data.map(({ stock_no }) => stock_no);
const pricesOf = async (asked: Asked) => (await ask(asked)).data.map(({ sell_amt }) => sell_amt);
const seenBy = async (name: "customer" | "customer2") =>
  (await portal.as(name).call("searchStones", { body: search })).data.stockList.map(({ sell_amt }) => sell_amt);

beforeEach(async () => {
  for (const number of whites) await aStone(portal, number);
  const fancy = { diamond_type: "fancy", color: null, fancy_color: "YELLOW", intensity: "FANCY" };
  for (const number of fancies) await aStone(portal, number, fancy);
});

test("stones come a hundred to a page unless somebody asks otherwise, and page by page", async () => {
  const id = await aMailing(portal, "draft", { search });
  const whole = await ask({ id });
  expect(whole.pagination).toMatchObject({ currentPage: 1, pageSize: 100, totalRecords: 5 });
  expect(whole.data.map(({ stock_no }) => stock_no)).toEqual([...whites, ...fancies]);
  expect([whole.totals.pieces, whole.file]).toEqual([5, null]);
  expect(await numbersOf({ id, size: 2, page: 2 })).toEqual(["PIER-3", "PIER-8"]);
  expect((await ask({ id, size: 2, page: 3 })).pagination).toMatchObject({
    currentPage: 3,
    pageSize: 2,
    totalPages: 3,
  });
  expect(await numbersOf({ id, size: 2, page: 4 })).toEqual([]);
});

test("a type takes its stones alone, and an empty list takes all", async () => {
  const id = await aMailing(portal, "draft", { search });
  expect(await numbersOf({ id, diamond_type: ["fancy"] })).toEqual(fancies);
  expect(await numbersOf({ id, diamond_type: ["white"] })).toEqual(whites);
  expect(await numbersOf({ id, diamond_type: [] })).toEqual([...whites, ...fancies]);
});

test("a client's stones have that client's prices, and somebody who is none is not found", async () => {
  const id = await aMailing(portal, "draft", { search });
  for (const name of ["customer", "customer2"] as const) {
    expect(await pricesOf({ id, user_id: await ownerId(portal, name) })).toEqual(await seenBy(name));
  }
  expect(await seenBy("customer")).not.toEqual(await seenBy("customer2"));
  const nobody = { id, user_id: 9_007_199_254_740_991 };
  expectRefusal(await admin().send("listInventoryDiamonds", { body: nobody }), 404, "notFound");
});

test("a letter has the prices that it had, whoever is asked about; one of another rule is not found", async () => {
  const prices = await seenBy("customer");
  const id = await aMailing(portal, "draft", { search });
  const run = await sentNow(portal, id);
  const uid = (await sendsOf(portal, run.id)).find(({ email }) => email === "customer@demo.test")?.uid ?? "";
  await portal.pool.query("UPDATE stone SET price_per_ct = price_per_ct * 2 WHERE stock_no LIKE 'PIER-%'");
  expect(await pricesOf({ id, uid })).toEqual(prices);
  expect(await pricesOf({ id, uid, user_id: await ownerId(portal, "customer2") })).toEqual(prices);
  expect(await numbersOf({ id, uid, diamond_type: ["fancy"] })).toEqual(fancies);
  const other = { id: await aMailing(portal, "draft", { search }), uid };
  expectRefusal(await admin().send("listInventoryDiamonds", { body: other }), 404, "notFound");
});

test("a file has all stones of the chosen type at the chosen prices, whatever page is shown", async () => {
  const id = await aMailing(portal, "draft", { search });
  const shown = { id, user_id: await ownerId(portal, "customer"), diamond_type: ["white" as const], size: 1 };
  const prices = (await seenBy("customer")).slice(0, whites.length);

  const excel = await ask({ ...shown, export: true });
  const sheets = await readXlsx((await fetchFile(excel.file ?? "", "admin")).rawPayload);
  const cells = [...sheets.values()].flatMap((sheet) => [...sheet.cells.values()].map(({ value }) => value));
  expect(cells.filter((cell) => cell.startsWith("PIER-"))).toEqual(whites);
  for (const price of prices) expect(cells.map(Number)).toContain(price);

  const pdf = readPdf((await fetchFile((await ask({ ...shown, pdf: true })).file ?? "", "admin")).rawPayload);
  const words = pdf.pages.join("\n");
  expect(words.match(/PIER-\d/g)).toEqual(whites);
  expect((await fetchFile(excel.file ?? "", "customer")).statusCode).toBe(404);
});
