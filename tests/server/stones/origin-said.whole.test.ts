import { describe, expect, test } from "vitest";
import { type MailingFile, mailingFiles } from "#domain/mailings.ts";
import { paperWords } from "#domain/paper-words.ts";
import { stockListFormats } from "#domain/stock-lists.ts";
import { originCodes, originNames } from "#domain/stone.ts";
import { folderLayout } from "#server/ftp/client-folder.ts";
import { textOf } from "#server/mail/letter/text-of.ts";
import { lineNotices } from "#server/mail/notices/line-notices.ts";
import type { Schema } from "#server/plugins/contract/openapi.ts";
import { jobKinds } from "#server/services/jobs/kinds.ts";
import { aStone } from "#support/a-stone.ts";
import { type TestApp, useApp } from "#support/app.ts";
import { minutes } from "#support/clock.ts";
import { useClosing } from "#support/closing.ts";
import { contract, contractOperations } from "#support/contract.ts";
import { textOfPdf, textsOf, textsOfXlsx } from "#support/files-of-operations.ts";
import { fetched, fetchedBytes, ftpClient, openDoor } from "#support/ftp-door.ts";
import { told } from "#support/letter-lines.ts";
import { sampleLetters } from "#support/letter-samples.ts";
import { lettersTo } from "#support/letters.ts";
import { freeStones, onMemo, requestedBy } from "#support/line-stones.ts";
import { aMailing, sentNow } from "#support/mailings.ts";
import { type Paper, paper, pdfOf, sold } from "#support/papers.ts";
import { readZip } from "#support/read-zip.ts";
import { ownerId } from "#support/rows.ts";
import { throughPeer } from "#support/sending.ts";
import { newStockList } from "#support/stock-list-samples.ts";
import { fetchList } from "#support/stock-lists.ts";
import { stoneFiles } from "#support/stone-files.ts";

const portal = useApp();
const closing = useClosing();
const { bytesOf, fetchFile } = stoneFiles(portal);
const customer = () => portal.as("customer");
const grown = originNames[originCodes.labGrown];
const paperKinds = Object.keys(paperWords.kinds) as (keyof typeof paperWords.kinds)[];

/** A stone that every customer of the house may have, and that was grown. */
async function aGrownStone(): Promise<string> {
  const [stock_no = ""] = await freeStones(portal, 1);
  await grow(portal, stock_no);
  return stock_no;
}
const grow = ({ pool }: TestApp, stock_no: string) =>
  pool.query("UPDATE stone SET stone_origin = 1 WHERE stock_no = $1", [stock_no]);

/** A file of this one stone, for which everything was chosen but its origin. */
const chosen = (stock_no: string, format: string) =>
  bytesOf("customer", { stock_numbers: [stock_no], columns: ["shape", "carat", "sell_amt"], format });

async function zipOf(stock_no: string, query: object) {
  const { data } = await customer().call("downloadStoneZip", { query: { stock_no, ...query } });
  return readZip((await fetchFile(String(data), "customer")).rawPayload);
}

async function letterOf(): Promise<string> {
  await customer().call("createDemand", { body: { name: "Grown", search: { diamond_type: "white" } } });
  portal.clock.advance(minutes(1));
  await aStone(portal, "GROWN1", { stone_origin: 1 });
  const signal = new AbortController().signal;
  await jobKinds.tellDemands.run({}, { id: "tell", house: portal.house, signal } as never);
  return (await portal.outbox()).find(({ kind }) => kind === "demandStones")?.text ?? "";
}

/** The letter of a mail rule for this one stone. */
async function mailOf(stock_no: string, attachments: MailingFile[]) {
  const peer = await throughPeer(portal);
  const people = { client_ids: [await ownerId(portal, "customer")] };
  await sentNow(portal, await aMailing(portal, "draft", { search: { numbers: [stock_no] }, people, attachments }));
  const [mail, ...more] = peer.received;
  if (!mail || more.length > 0) throw new Error("a mail rule for one client sends one letter");
  return mail;
}
const bufferOf = ({ content }: { content: unknown }) => Buffer.from(content as ArrayBuffer);

/** The paper of each kind about this one stone, in the order in which they are issued. */
async function papersOf(stock_no: string): Promise<Record<Paper["kind"], number>> {
  const [line] = await onMemo(portal, "customer", [stock_no]);
  const invoice = await sold(portal, [line?.id ?? 0]);
  await portal.as("admin").call("reverseMemo", { body: { ids: [line?.id ?? 0], reason: "Wrong stone" } });
  const [credit] = (await paper(portal, "admin", invoice)).followed_by;
  return { memo: line?.memo?.id ?? 0, invoice, credit: credit?.id ?? 0 };
}

/**
 * Ways in which a stone leaves the house, at their hardest: with no column for its origin, by another door, by mail. The
 * files of the contract are all asked in origin-in-files.test.ts; those of mail rules, stock lists and papers below, by the lists
 * of their formats and kinds. Of the texts that go out, each must say what the stone is.
 */
const ways: Record<string, (stock_no: string) => Promise<string[]>> = {
  "an Excel file, with its sheet for an offer": async (one) => textsOfXlsx(await chosen(one, "xlsx")),
  "a CSV file": async (one) => [String(await chosen(one, "csv"))],
  "a PDF file": async (one) => [textOfPdf(await chosen(one, "pdf"))],
  "a zip with its Excel file": async (one) => textsOfXlsx((await zipOf(one, {})).get("stones.xlsx") as Buffer),
  "a zip of pictures and papers alone": async (one) => [
    String((await zipOf(one, { includeExcel: false, includeImage: true })).get("stones.txt")),
  ],
  "the text that one shares": async (one) => [
    (await customer().call("shareDiamonds", { body: { stock_numbers: [one] } })).data.text,
  ],
  "the letter that says what was decided": async (one) => {
    const [line] = await requestedBy(portal, "customer", [one]);
    await portal.as("admin").call("approveStones", { body: { ids: [line?.id ?? 0] } });
    return (await lettersTo(portal, "customer")).map(({ text }) => text ?? "");
  },
  "the letter of a demand": async () => [await letterOf()],
  "a mail rule's letter": async (one) => {
    const { text, html } = await mailOf(one, []);
    return [text ?? "", html ?? ""];
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
};
const ftp = async () => ftpClient(await openDoor(portal.house, closing), closing);

describe("a stone that was grown is called so in", () => {
  test.each(Object.keys(ways))("%s", async (way) => {
    const texts = (await ways[way]?.(await aGrownStone())) ?? [];
    expect(texts).not.toEqual([]);
    for (const text of texts) expect(text).toContain(grown);
  });

  test.each(folderLayout.map(({ path }) => path).filter((path) => !path.endsWith("/")))(
    "the file %s of the FTP door",
    async (path) => {
      await aGrownStone();
      for (const text of await textsOf(await fetchedBytes(await ftp(), path))) expect(text).toContain(grown);
    },
  );

  test.each(mailingFiles)("the %s file of a mail rule's letter", async (format) => {
    const one = await aGrownStone();
    const files = (await mailOf(one, [format])).attachments.map(bufferOf);
    expect(files).toHaveLength(1);
    const naming = (await Promise.all(files.map(textsOf))).flat().filter((text) => text.includes(one));
    expect(naming).not.toEqual([]);
    for (const text of naming) expect(text).toContain(grown);
  });

  test.each(stockListFormats)("the %s file of a stock list, whose layout has no column for it", async (format) => {
    const one = await aGrownStone();
    const { data } = await portal
      .as("admin")
      .call("createStockList", { body: { ...newStockList, format, search: { numbers: [one] } } });
    const texts = await textsOf((await fetchList(portal, data.code)).bytes);
    expect(texts).not.toEqual([]);
    for (const text of texts) {
      expect(text).toContain(one);
      expect(text).toContain(grown);
    }
  });

  test.each(paperKinds)("the %s, on paper and in its answer", async (kind) => {
    const id = (await papersOf(await aGrownStone()))[kind];
    const said = await paper(portal, "customer", id);
    expect([said.kind, said.lines[0]?.stone_origin]).toEqual([kind, originCodes.labGrown]);
    expect((await pdfOf(portal, "customer", id)).pages.join("\n")).toContain(grown);
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

describe("each letter and each notice of the house", () => {
  const said = new RegExp(Object.values(originNames).join("|"), "i");
  const number = /\bAA\d+/;
  const silent = (text: string) => text.split("\n").filter((line) => number.test(line) && !said.test(line));

  test("says in the line of a stone what it is", () => {
    const naming = [...sampleLetters].filter(([, letter]) => number.test(textOf(letter)));
    expect(naming.map(([name]) => name)).toEqual(
      expect.arrayContaining(["demandStones", "mailing", "priceFellNotice", "stoneGoneNotice", "memoIssued"]),
    );
    for (const [name, letter] of sampleLetters) {
      expect([name, silent(`${letter.subject}\n${letter.preheader ?? ""}\n${textOf(letter)}`)]).toEqual([name, []]);
    }
  });

  test.each(Object.entries(lineNotices))("says in the title of %s what its one stone is", (_, words) => {
    for (const line of told.lines) {
      const { title } = words({ ...told, lines: [line] });
      if (title.includes(line.stock_no)) expect(title).toContain(originNames[line.stone_origin].toLowerCase());
      else expect(title).not.toMatch(number);
    }
  });
});

test("no answer of the contract describes a stone without its origin", () => {
  const gradings = ["shape", "carat", "color", "clarity"];
  const stones: [where: string, required: readonly string[]][] = [];
  const look = (value: unknown, where: string): void => {
    if (typeof value !== "object" || value === null) return;
    const { properties, required } = value as Schema;
    if (properties?.stock_no && gradings.some((one) => one in properties)) stones.push([where, required ?? []]);
    for (const [name, part] of Object.entries(value)) look(part, `${where}/${name}`);
  };
  look(contract.components, "");
  for (const { info, object } of contractOperations) look(object.responses, info.id);
  expect(stones.map(([where]) => where)).toEqual(
    expect.arrayContaining(["Stone", "SharedStone", "PaperLine"].map((name) => `/schemas/${name}`)),
  );
  expect(stones.filter(([, required]) => !required.includes("stone_origin")).map(([where]) => where)).toEqual([]);
});
