import { describe, expect, test } from "vitest";
import { originCodes, originNames } from "#domain/stone.ts";
import { jobKinds } from "#server/services/jobs/kinds.ts";
import { aStone } from "#support/a-stone.ts";
import { type TestApp, useApp } from "#support/app.ts";
import { minutes } from "#support/clock.ts";
import { useClosing } from "#support/closing.ts";
import { contract } from "#support/contract.ts";
import { fetched, fetchedBytes, ftpClient, openDoor } from "#support/ftp-door.ts";
import { lettersTo } from "#support/letters.ts";
import { aListedLine, lineListSamples } from "#support/line-list-samples.ts";
import { freeStones, onMemo, requestedBy } from "#support/line-stones.ts";
import { aMailing, sentNow } from "#support/mailings.ts";
import { paper, pdfOf, sold } from "#support/papers.ts";
import { readPdf } from "#support/read-pdf.ts";
import { readXlsx } from "#support/read-xlsx.ts";
import { readZip } from "#support/read-zip.ts";
import { ownerId } from "#support/rows.ts";
import { throughPeer } from "#support/sending.ts";
import type { ListOperation } from "#support/shown-lists.ts";
import { newStockList } from "#support/stock-list-samples.ts";
import { fetchList } from "#support/stock-lists.ts";
import { stoneFiles } from "#support/stone-files.ts";

const portal = useApp();
const closing = useClosing();
const { bytesOf, fetchFile } = stoneFiles(portal);
const customer = () => portal.as("customer");
const grown = originNames[originCodes.labGrown];

/** A stone that every customer of the house may have, and that was grown. */
async function aGrownStone(): Promise<string> {
  const [stock_no = ""] = await freeStones(portal, 1);
  await grow(portal, stock_no);
  return stock_no;
}
const grow = ({ pool }: TestApp, stock_no: string) =>
  pool.query("UPDATE stone SET stone_origin = 1 WHERE stock_no = $1", [stock_no]);

/** Every sheet of an Excel file as its texts. */
const sheetsOf = async (file: Buffer) =>
  [...(await readXlsx(file)).values()].map(({ cells }) => [...cells.values()].map(({ value }) => value).join("\n"));
const textOfPdf = (file: Buffer) => readPdf(file).pages.join("\n");

/** A file of this one stone, for which everything was chosen but its origin. */
const chosen = (stock_no: string, format: string) =>
  bytesOf("customer", { stock_numbers: [stock_no], columns: ["shape", "carat", "sell_amt"], format });

async function zipOf(stock_no: string, query: object) {
  const { data } = await customer().call("downloadStoneZip", { query: { stock_no, ...query } });
  return readZip((await fetchFile(String(data), "customer")).rawPayload);
}

async function arrivalsAs(format: "export" | "pdf") {
  await portal.pool.query("UPDATE stone SET arrived_at = $1 WHERE stone_origin = 1", [portal.clock.now()]);
  const { data } = await customer().call("listArrivals", { query: { [format]: true } });
  return (await fetchFile(String(data), "customer")).rawPayload;
}

async function letterOf(): Promise<string> {
  await customer().call("createDemand", { body: { name: "Grown", search: { diamond_type: "white" } } });
  portal.clock.advance(minutes(1));
  await aStone(portal, "GROWN1", { stone_origin: 1 });
  const signal = new AbortController().signal;
  await jobKinds.tellDemands.run({}, { id: "tell", house: portal.house, signal } as never);
  return (await portal.outbox()).find(({ kind }) => kind === "demandStones")?.text ?? "";
}

/** Each way in which a stone leaves the house: the texts that go out, of which each must say what the stone is. */
const ways: Record<string, (stock_no: string) => Promise<string[]>> = {
  "an Excel file, with its sheet for an offer": async (one) => sheetsOf(await chosen(one, "xlsx")),
  "a CSV file": async (one) => [String(await chosen(one, "csv"))],
  "a PDF file": async (one) => [textOfPdf(await chosen(one, "pdf"))],
  "a zip with its Excel file": async (one) => sheetsOf((await zipOf(one, {})).get("stones.xlsx") as Buffer),
  "a zip of pictures and papers alone": async (one) => [
    String((await zipOf(one, { includeExcel: false, includeImage: true })).get("stones.txt")),
  ],
  "new arrivals as an Excel file": async () => sheetsOf(await arrivalsAs("export")),
  "new arrivals as a PDF": async () => [textOfPdf(await arrivalsAs("pdf"))],
  "the text that one shares": async (one) => [
    (await customer().call("shareDiamonds", { body: { stock_numbers: [one] } })).data.text,
  ],
  "the stock file of the FTP door": async () => [await fetched(await ftp(), "/stock.csv")],
  "the Excel file of the FTP door": async () => sheetsOf(await fetchedBytes(await ftp(), "/stock.xlsx")),
  "the letter that says what was decided": async (one) => {
    const [line] = await requestedBy(portal, "customer", [one]);
    await portal.as("admin").call("approveStones", { body: { ids: [line?.id ?? 0] } });
    return (await lettersTo(portal, "customer")).map(({ text }) => text ?? "");
  },
  "the letter of a demand": async () => [await letterOf()],
  "a mail rule's letter, its Excel file and its PDF": async (one) => {
    const peer = await throughPeer(portal);
    const client_ids = [await ownerId(portal, "customer")];
    const attachments: ("xlsx" | "pdf")[] = ["xlsx", "pdf"];
    await sentNow(
      portal,
      await aMailing(portal, "draft", { search: { numbers: [one] }, people: { client_ids }, attachments }),
    );
    const [mail] = peer.received;
    const [excel, pdf] = (mail?.attachments ?? []).map(({ content }) => Buffer.from(content as ArrayBuffer));
    const files = [...(await sheetsOf(excel as Buffer)).slice(0, 1), textOfPdf(pdf as Buffer)];
    return [mail?.text ?? "", mail?.html ?? "", ...files];
  },
  "a stock list for another market, whose layout has no column for it": async (one) => {
    const client_id = await ownerId(portal, "customer");
    const { data } = await portal
      .as("admin")
      .call("createStockList", { body: { ...newStockList, client_id, markup_percent: null } });
    const { text } = await fetchList(portal, data.code);
    return text.split("\r\n").filter((line) => line.includes(one));
  },
  "the letter of a memo": async (one) => {
    await onMemo(portal, "customer", [one]);
    return (await lettersTo(portal, "customer")).map(({ text }) => text ?? "");
  },
  "the letter of an answer to an enquiry": async (one) => {
    const asked = await customer().call("openEnquiries", { body: { stock_numbers: [one], text: "Is it clean?" } });
    const [{ id = 0, version = 0 } = {}] = asked.data.data;
    await portal.as("associate").call("answerEnquiry", { path: { id }, body: { text: "It is.", version } });
    return (await lettersTo(portal, "customer")).map(({ text }) => text ?? "");
  },
  "a report of deals as CSV, Excel and PDF": async (one) => {
    const [line] = await onMemo(portal, "customer", [one]);
    await sold(portal, [line?.id ?? 0]);
    const fileOf = async (format: "csv" | "xlsx" | "pdf") => {
      const { data } = await portal.as("admin").call("exportReport", { query: { groupBy: 3, format } });
      return (await fetchFile(String(data), "admin")).rawPayload;
    };
    const [excel = ""] = await sheetsOf(await fileOf("xlsx"));
    return [String(await fileOf("csv")), excel, textOfPdf(await fileOf("pdf"))];
  },
};
const ftp = async () => ftpClient(await openDoor(portal.house, closing), closing);

describe("a stone that was grown is called so in", () => {
  test.each(Object.keys(ways))("%s", async (way) => {
    const texts = (await ways[way]?.(await aGrownStone())) ?? [];
    expect(texts).not.toEqual([]);
    for (const text of texts) expect(text).toContain(grown);
  });

  test.each(Object.keys(lineListSamples) as ListOperation[])("the files of %s", async (id) => {
    await grow(portal, (await aListedLine(portal, id, "customer")).stock_no);
    const fileOf = async (query: object) =>
      (await fetchFile(String((await portal.as("admin").call(id, { query })).data), "admin")).rawPayload;
    const [excel = ""] = await sheetsOf(await fileOf({ export: true }));
    for (const text of [excel, String(await fileOf({ csv: true })), textOfPdf(await fileOf({ pdf: true }))]) {
      expect(text).toContain(grown);
    }
  });

  test("a memo, an invoice and a credit note, on paper and in their answers", async () => {
    const [line] = await onMemo(portal, "customer", [await aGrownStone()]);
    const invoice = await sold(portal, [line?.id ?? 0]);
    await portal.as("admin").call("reverseMemo", { body: { ids: [line?.id ?? 0], reason: "Wrong stone" } });
    const [credit] = (await paper(portal, "admin", invoice)).followed_by;
    for (const id of [line?.memo?.id ?? 0, invoice, credit?.id ?? 0]) {
      expect((await pdfOf(portal, "customer", id)).pages.join("\n")).toContain(grown);
      expect((await paper(portal, "customer", id)).lines[0]?.stone_origin).toBe(originCodes.labGrown);
    }
  });
});

test("a natural stone is called natural, and where only codes are read its origin is still a word", async () => {
  const [stock_no = ""] = await freeStones(portal, 1);
  expect(String(await chosen(stock_no, "csv"))).toContain(originNames[originCodes.natural]);
  const [head = "", line = ""] = (await fetched(await ftp(), "/stock.csv")).split("\r\n");
  const cell = (name: string) => line.split(",")[head.replace("\uFEFF", "").split(",").indexOf(name)];
  expect(Object.values(originNames)).toContain(cell("Origin"));
  expect(cell("Shape")).toMatch(/^[A-Z_]+$/);
});

test("no answer of the contract describes a stone without its origin", () => {
  const schemas = Object.entries(contract.components?.schemas ?? {});
  const stones = schemas.filter(([, { properties }]) => properties?.stock_no && properties?.shape && properties?.carat);
  expect(stones.map(([name]) => name)).toEqual(expect.arrayContaining(["Stone", "SharedStone", "PaperLine"]));
  const silent = stones.filter(([, { required }]) => !required?.includes("stone_origin")).map(([name]) => name);
  expect(silent).toEqual([]);
});
