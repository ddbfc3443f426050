import { beforeEach, expect, test } from "vitest";
import { jobKinds } from "#server/services/jobs/kinds.ts";
import { aStone } from "#support/a-stone.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { sampleLetters } from "#support/letter-samples.ts";
import { aMailing, sentNow } from "#support/mailings.ts";
import { readPdf } from "#support/read-pdf.ts";
import { readZip } from "#support/read-zip.ts";
import { ownerId } from "#support/rows.ts";
import { send, throughPeer } from "#support/sending.ts";
import type { SmtpPeer } from "#support/smtp-peer.ts";
import { stoneFiles } from "#support/stone-files.ts";

const portal = useApp();
const admin = () => portal.as("admin");
const { fetchFile } = stoneFiles(portal);
const stones = ["HARBOUR-1", "HARBOUR-2"];
const search = { numbers: stones };

/**
 * The cost of this test's stones to the house, before and after: numbers that occur nowhere else, however they are
 * written.
 */
const carat = 1.31;
const cost = 7919.37;
const laterCost = 6113.29;
const forms = [
  ...["7919.37", "7,919.37", "7919,37", "791937", "10374.37", "10,374.37", "10374,37", "1037437"],
  ...["6113.29", "6,113.29", "6113,29", "611329", "8008.41", "8,008.41", "8008,41", "800841"],
];
const expectNoCost = (about: string, words: string) =>
  expect([about, forms.filter((form) => words.includes(form))]).toEqual([about, []]);

/** All words of a file: a zip and a PDF hide them from whoever searches their bytes. */
async function wordsOf(bytes: Buffer): Promise<string> {
  const kind = bytes.subarray(0, 4).toString("latin1");
  if (kind === "%PDF") return readPdf(bytes).pages.join("\n");
  return kind === "PK\u0003\u0004" ? [...(await readZip(bytes)).values()].join("\n") : bytes.toString("latin1");
}

/** Every byte of a mail, raw, decoded and unpacked. */
async function allOf({ received, taken }: SmtpPeer, at: number): Promise<string> {
  const mail = received[at];
  if (!mail) throw new Error("there is no such mail");
  const files = await Promise.all(mail.attachments.map(({ content }) => wordsOf(Buffer.from(content as ArrayBuffer))));
  const headers = mail.headers.map(({ value }) => value);
  return [taken[at]?.raw, mail.subject, mail.text, mail.html, ...headers, ...files].join("\n");
}

beforeEach(async () => {
  for (const number of stones) await aStone(portal, number, { price_per_ct: cost, carat });
});

test("what a stone costs the house is in no byte that leaves it by mail, raw, decoded or unpacked", async () => {
  const peer = await throughPeer(portal);
  const seen = await admin().call("searchStones", { body: search });
  expect(seen.data.stockList.map(({ price_per_ct }) => price_per_ct)).toEqual([cost, cost]);

  const body = "{{salutation}}, {{stones}} stones for {{total}} on {{date}} from {{house}} to {{company}}.";
  for (const link of ["none", "portal", "shared"] as const) {
    const words = { body, subject: "{{stones}} for {{total}}" };
    const id = await aMailing(portal, "draft", { search, link, ...words, attachments: ["xlsx", "pdf"] });
    await admin().call("testBulkEmail", { path: { id }, body: {} });
    await admin().call("testBulkEmail", { path: { id }, body: { user_id: await ownerId(portal, "customer") } });
    await sentNow(portal, id);
  }
  for (const letter of sampleLetters.values()) await send(portal, letter);

  const offers = peer.received.filter(({ text }) => text?.includes("HARBOUR-1"));
  expect(offers.length).toBeGreaterThanOrEqual(12);
  for (const [at, mail] of peer.received.entries()) {
    expectNoCost(mail.subject ?? "", await allOf(peer, at));
  }
  for (const { attachments } of offers) {
    const files = attachments.filter(({ mimeType }) => !mimeType.startsWith("image/"));
    const words = files.map(({ content }) => wordsOf(Buffer.from(content as ArrayBuffer)));
    expect(await Promise.all(words)).toEqual([
      expect.stringContaining("HARBOUR-2"),
      expect.stringContaining("HARBOUR-2"),
    ]);
  }
});

test("nor on the page that a letter shares, nor in the files of a rule's stones and of one letter's", async () => {
  const peer = await throughPeer(portal);
  const id = await aMailing(portal, "draft", { search, link: "shared" });
  const run = await sentNow(portal, id);
  const links = peer.received.flatMap(({ text }) => text?.match(/\/shared\/([\w-]{43})/)?.[1] ?? []);
  expect(links.length).toBeGreaterThanOrEqual(2);
  for (const token of links) {
    const { data } = await portal.anonymous.call("getSharedStones", { path: { token } });
    expect(data.stones.map(({ stock_no }) => stock_no)).toEqual(stones);
    expectNoCost("the shared page", JSON.stringify(data));
  }

  const sends = await admin().call("listBulkEmailSends", { path: { id: run.id }, query: {} });
  const letter = sends.data.data.find(({ pieces }) => pieces === 2);
  for (const asked of [{}, { user_id: await ownerId(portal, "customer") }, { uid: letter?.uid ?? "" }]) {
    for (const kind of [{ export: true }, { pdf: true }]) {
      const { data } = await admin().call("listInventoryDiamonds", { body: { id, ...asked, ...kind } });
      const file = await wordsOf((await fetchFile(data.file ?? "", "admin")).rawPayload);
      for (const number of stones) expect(file).toContain(number);
      expectNoCost("a file of stones", file + JSON.stringify(data));
    }
  }
});

test("nor in a notice about such a stone, nor in the mail of a day that tells of it", async () => {
  const peer = await throughPeer(portal);
  const client = portal.as("customer");
  await client.call("addToWatchlist", { body: { stock_numbers: stones } });
  await portal.pool.query(
    "UPDATE stone SET price_per_ct = $1, quote_kind = NULL, quote = NULL WHERE stock_no = ANY ($2)",
    [laterCost, stones],
  );
  const by = { house: portal.house, id: "watch", signal: new AbortController().signal } as never;
  await jobKinds.tellWatchers.run({}, by);
  const { data } = (await client.call("listNotices")).data;
  expect(data.map(({ kind }) => kind)).toEqual(["priceFell"]);
  expectNoCost("the notices", JSON.stringify(data));

  portal.clock.advance(hours(24));
  await jobKinds.mailTheDay.run({}, by);
  await portal.runJobs();
  expect(peer.received.map(({ text }) => text)).toEqual([expect.stringContaining("Lower price: 2 stones")]);
  expectNoCost("the mail of a day", await allOf(peer, 0));
});
