import { beforeEach, expect, test } from "vitest";
import { expireDueHolds } from "#server/workflows/expire-holds.ts";
import { aStone } from "#support/a-stone.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { kindsOf, remind } from "#support/letters.ts";
import { heldBy, onMemo, requestedBy } from "#support/line-stones.ts";
import { throughPeer } from "#support/sending.ts";
import { answer, close, decline, offer, question } from "#support/talks.ts";

const portal = useApp();
const admin = () => portal.as("admin");
const [held, asked, declined, sent] = ["HARBOUR-1", "HARBOUR-2", "HARBOUR-3", "HARBOUR-4"] as const;
const idsOf = (lines: { id: number }[]) => lines.map(({ id }) => id);

/** The cost of these stones, per carat and whole, in the forms that a figure has. No other figure here is the same. */
const forms = ["7919.37", "7,919.37", "791937", "10374.37", "10,374.37", "1037437"];

beforeEach(async () => {
  for (const number of [held, asked, declined, sent])
    await aStone(portal, number, { price_per_ct: 7919.37, carat: 1.31 });
});

async function holdsMove() {
  const ids = idsOf(await heldBy(portal, "customer", [held]));
  await admin().call("extendHolds", { body: { ids } });
  await admin().call("releaseHolds", { body: { ids } });
}

async function holdsEnd() {
  await heldBy(portal, "customer2", [held]);
  portal.clock.advance(hours(44));
  await remind(portal);
  portal.clock.advance(hours(4));
  await expireDueHolds(portal.house);
}

async function requestsAreDecided() {
  const [line] = await requestedBy(portal, "customer", [asked]);
  const { id = 0, version = 0, markup_ppc = 9_000 } = line ?? {};
  const change = { id, version, price_per_ct: markup_ppc + 1 };
  await admin().call("updateConfirmStones", { body: { lines: [change] } });
  await admin().call("approveStones", { body: { ids: [id] } });
  const ids = idsOf(await requestedBy(portal, "customer", [declined]));
  await admin().call("rejectStones", { body: { ids, reason: "Promised elsewhere" } });
}

async function memosAreSold() {
  const ids = idsOf(await onMemo(portal, "customer", [sent]));
  await admin().call("sellMemo", { body: { ids } });
  await admin().call("reverseMemo", { body: { ids, reason: "Sold at the wrong price" } });
}

async function enquiriesAreAnswered() {
  const body = { stock_numbers: [declined], text: question };
  const [id = 0] = idsOf((await portal.as("customer").call("openEnquiries", { body })).data.data);
  await answer(admin(), id);
  await offer(admin(), id);
  await decline(portal.as("customer"), id);
  await close(admin(), id);
}

test("what a stone costs the house is in no letter of a hold, a request, a memo, a sale or an enquiry", async () => {
  const peer = await throughPeer(portal);
  await holdsMove();
  await requestsAreDecided();
  await memosAreSold();
  await enquiriesAreAnswered();
  await holdsEnd();
  const kinds = kindsOf(await portal.outbox()).map(([, kind]) => kind);
  expect(new Set(kinds)).toEqual(
    new Set([
      ...["holdExtended", "holdReleased", "holdEnding", "holdEnded"],
      ...["requestChanged", "requestApproved", "requestRejected"],
      ...["memoIssued", "invoiceIssued", "creditNoteIssued"],
      ...["enquiryAnswered", "offerMade", "enquiryClosed"],
    ]),
  );
  expect(peer.received).toHaveLength(kinds.length);
  for (const [at, { subject, text, html }] of peer.received.entries()) {
    const words = [peer.taken[at]?.raw, subject, text, html].join("\n");
    expect([subject, words.includes("HARBOUR-")]).toEqual([subject, true]);
    expect([subject, forms.filter((form) => words.includes(form))]).toEqual([subject, []]);
  }
});
