import { expect, test } from "vitest";
import { aStone } from "#support/a-stone.ts";
import { useApp } from "#support/app.ts";
import { sampleLetters } from "#support/letter-samples.ts";
import { aMailing, sentNow } from "#support/mailings.ts";
import { ownerId } from "#support/rows.ts";
import { send, throughPeer } from "#support/sending.ts";

const portal = useApp();

/** What the stones of this test cost the house: numbers that occur nowhere else, however they are written. */
const cost = { price_per_ct: 7919.37, carat: 1.31 };
const forms = ["7919.37", "7,919.37", "7919,37", "791937", "10374.37", "10,374.37", "1037437"];

test("what a stone costs the house is in no byte that leaves it by mail, raw or decoded", async () => {
  const peer = await throughPeer(portal);
  await aStone(portal, "HARBOUR-1", cost);
  await aStone(portal, "HARBOUR-2", cost);
  const search = { numbers: ["HARBOUR-1", "HARBOUR-2"] };
  const admin = portal.as("admin");
  const seen = await admin.call("searchStones", { body: search });
  expect(seen.data.stockList.map(({ price_per_ct }) => price_per_ct)).toEqual([cost.price_per_ct, cost.price_per_ct]);

  const body = "{{salutation}}, {{stones}} stones for {{total}} on {{date}} from {{house}} to {{company}}.";
  for (const link of ["none", "portal", "shared"] as const) {
    const id = await aMailing(portal, "draft", { search, link, body, subject: "{{stones}} for {{total}}" });
    await admin.call("testBulkEmail", { path: { id }, body: {} });
    await admin.call("testBulkEmail", { path: { id }, body: { user_id: await ownerId(portal, "customer") } });
    await sentNow(portal, id);
  }
  for (const letter of sampleLetters.values()) await send(portal, letter);

  const offers = peer.received.filter(({ text }) => text?.includes("HARBOUR-1"));
  expect(offers.length).toBeGreaterThanOrEqual(12);
  for (const [at, mail] of peer.received.entries()) {
    const files = mail.attachments.map(({ content }) => Buffer.from(content as ArrayBuffer).toString("latin1"));
    const headers = mail.headers.map(({ value }) => value);
    const bytes = [peer.taken[at]?.raw, mail.subject, mail.text, mail.html, ...headers, ...files].join("\n");
    for (const form of forms) expect([mail.subject, bytes.includes(form)]).toEqual([mail.subject, false]);
  }
});
