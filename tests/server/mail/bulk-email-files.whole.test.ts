import { describe, expect, test } from "vitest";
import { columnsOfView } from "#domain/search/stone-columns.ts";
import { offerFiles } from "#server/export/offer-files.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { aMailing, aRunKey, mailingNow, sendsOf, sentNow } from "#support/mailings.ts";
import { readPdf } from "#support/read-pdf.ts";
import { readXlsx } from "#support/read-xlsx.ts";
import { ownerId } from "#support/rows.ts";
import { throughPeer } from "#support/sending.ts";
import type { SmtpPeer } from "#support/smtp-peer.ts";
import { aStockNumber } from "#support/stone-samples.ts";

const portal = useApp();
const admin = () => portal.as("admin");
const both = { attachments: ["xlsx", "pdf"] as ("xlsx" | "pdf")[] };

type Reader = "customer" | "customer2" | "admin";
const mailsTo = ({ received }: SmtpPeer, name: Reader) =>
  received.filter(({ to }) => to?.some(({ address }) => address === demoAddress(name)));
const bytesOf = (mail: SmtpPeer["received"][number] | undefined, end: string): Buffer => {
  const file = mail?.attachments.find(({ filename }) => filename?.endsWith(end));
  return Buffer.from(file?.content as ArrayBuffer);
};
async function cellsOf(mail: SmtpPeer["received"][number] | undefined): Promise<string[]> {
  const sheets = await readXlsx(bytesOf(mail, ".xlsx"));
  return [...sheets.values()].flatMap(({ cells }) => [...cells.values()].map(({ value }) => value));
}
const priceFor = async (name: "customer" | "customer2", number: string) =>
  (await portal.as(name).call("searchStones", { body: { numbers: [number] } })).data.stockList[0]?.sell_amt ?? 0;

describe("a letter with files", () => {
  test("carries exactly its stones at its reader's own prices, as Excel and as PDF, never with cost", async () => {
    const peer = await throughPeer(portal);
    const number = await aStockNumber(portal);
    await sentNow(portal, await aMailing(portal, "draft", both));
    const prices = { customer: await priceFor("customer", number), customer2: await priceFor("customer2", number) };
    for (const [name, other] of [
      ["customer", "customer2"],
      ["customer2", "customer"],
    ] as const) {
      const [mail] = mailsTo(peer, name);
      const cells = await cellsOf(mail);
      expect(cells.filter((cell) => cell === number)).toHaveLength(1);
      expect(cells.map(Number)).toContain(prices[name]);
      const pdf = readPdf(bytesOf(mail, ".pdf")).pages.join(" ");
      expect(pdf).toContain(number);
      if (prices[other] !== prices[name]) expect(cells.map(Number)).not.toContain(prices[other]);
      const costly = columnsOfView("search", { seesCost: true }).filter(({ needsCost }) => needsCost);
      for (const { head } of costly) expect([...cells, pdf].join("\n")).not.toContain(head);
      expect(mail?.text).toContain("All of these stones are attached as Excel and PDF.");
    }
  });

  test("keeps no file in the database, and nothing at all once it left", async () => {
    const peer = await throughPeer(portal);
    const id = await aMailing(portal, "draft", both);
    await admin().call("sendBulkEmail", { path: { id }, query: { run_key: aRunKey() } });
    await portal.runJobs();
    expect(mailsTo(peer, "customer")).toHaveLength(1);
    const { rows } = await portal.pool.query("SELECT body FROM mail WHERE kind = 'mailing' AND status = 'sent'");
    expect(rows.map(({ body }) => body)).toEqual(rows.map(() => null));
    const { rows: kept } = await portal.pool.query("SELECT count(*)::int AS files FROM download_link");
    expect(kept[0].files).toBe(0);
  });

  test("brings the same bytes at a second try", async () => {
    const peer = await throughPeer(portal);
    peer.dieAfterData();
    const people = { client_ids: [await ownerId(portal, "customer")] };
    await sentNow(portal, await aMailing(portal, "draft", { ...both, people }));
    const [first, second] = mailsTo(peer, "customer");
    expect(second?.messageId).toBe(first?.messageId);
    expect(bytesOf(second, ".xlsx").equals(bytesOf(first, ".xlsx"))).toBe(true);
    expect(await cellsOf(second)).toEqual(await cellsOf(first));
  });

  test("has the prices of its moment, not those of the moment in which it leaves", async () => {
    const number = await aStockNumber(portal);
    const price = await priceFor("customer", number);
    const people = { client_ids: [await ownerId(portal, "customer")] };
    portal.house.mailer = null;
    const run = await sentNow(portal, await aMailing(portal, "draft", { ...both, people }));
    await portal.pool.query(
      "UPDATE stone SET rap = NULL, disc = NULL, price_list_id = NULL, price_per_ct = price_per_ct * 2, quote_kind = NULL, quote = NULL WHERE stock_no = $1",
      [number],
    );
    const peer = await throughPeer(portal);
    // As after a day in which the mail server was away.
    const { rows } = await portal.pool.query("UPDATE mail SET status = 'failed' WHERE kind = 'mailing' RETURNING id");
    await admin().call("resendMail", { path: { id: rows[0].id } });
    await portal.runJobs();
    expect(await priceFor("customer", number)).not.toBe(price);
    const [mail] = mailsTo(peer, "customer");
    expect((await cellsOf(mail)).map(Number)).toContain(price);
    expect((await sendsOf(portal, run.id))[0]).toMatchObject({ state: "sent", sell_amt: price });
  });

  test("is tried by oneself with the files of a client", async () => {
    const peer = await throughPeer(portal);
    const number = await aStockNumber(portal);
    const id = await aMailing(portal, "draft", both);
    await admin().call("testBulkEmail", { path: { id }, body: { user_id: await ownerId(portal, "customer") } });
    await portal.runJobs();
    expect((await cellsOf(mailsTo(peer, "admin")[0])).map(Number)).toContain(await priceFor("customer", number));
  });
});

describe("before it is sent", () => {
  test("the preview says which files there would be and how large, and the file is had as that client", async () => {
    const number = await aStockNumber(portal);
    const user_id = await ownerId(portal, "customer");
    const search = { numbers: [number] };
    const asked = { body: { subject: "Stones", search, user_id, ...both } };
    const { files, files_most } = (await admin().call("previewBulkEmail", asked)).data;
    expect(files.map(({ format }) => format)).toEqual(["xlsx", "pdf"]);
    for (const { bytes } of files) expect(bytes).toBeLessThan(files_most);
    const { data } = await admin().call("makeBulkEmailFile", { body: { format: "xlsx", search, user_id } });
    expect(data.file).toMatch(/\/files\//);
    const none = { format: "pdf" as const, search: { numbers: ["NOBODY-HAS-THIS"] } };
    expectRefusal(await admin().send("makeBulkEmailFile", { body: none }), 422, "mailingNoStones");
    const costly = { format: "pdf" as const, search: { ranges: { price_per_ct: { from: 1 } } } };
    expectRefusal(await admin().send("makeBulkEmailFile", { body: costly }), 403, "costHidden");
  });

  test("files that are too large are refused, and nothing is begun", async () => {
    const few = 1000;
    portal.house.offerFiles = (means, order, most) => offerFiles(means, order, Math.min(most ?? few, few));
    const id = await aMailing(portal, "draft", both);
    const answer = await admin().send("sendBulkEmail", { path: { id }, query: { run_key: aRunKey() } });
    portal.house.offerFiles = offerFiles;
    expectRefusal(answer, 422, "mailingFilesTooLarge");
    expect((await mailingNow(portal, id)).state).toBe("draft");
  });

  test("a rule without files sends none", async () => {
    const peer = await throughPeer(portal);
    await sentNow(portal, await aMailing(portal));
    expect(mailsTo(peer, "customer")[0]?.attachments).toEqual([]);
  });
});
