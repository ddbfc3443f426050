import { describe, expect, test } from "vitest";
import { expireDueOffers } from "#server/workflows/expire-offers.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { kindsOf, lettersTo } from "#support/letters.ts";
import { historyOf, logEnd, logged } from "#support/line-log.ts";
import { freeStones, heldBy, stoneNow } from "#support/line-stones.ts";
import { accept, acceptBid, answer, ask, aTalk, bid, declineBid, offer, said, talkNow } from "#support/talks.ts";

const portal = useApp();
const customer = () => portal.as("customer");
const associate = () => portal.as("associate");
const cents = (price: number) => Math.round(price * 100) / 100;

/** The last line of a list about a stone, as the database has it. */
async function lineOf(list: string, stockNo: string) {
  const { rows } = await portal.pool.query(
    `SELECT l.* FROM stone_line l JOIN stone s ON s.id = l.stone_id WHERE s.stock_no = $1 AND l.list = $2
      ORDER BY l.id DESC LIMIT 1`,
    [stockNo, list],
  );
  return rows[0];
}

describe("a bid", () => {
  test("stands at the client's price until its hour, waits for the house, and both sides read it", async () => {
    const { id, stock_no, line } = await aTalk(portal);
    const price_per_ct = cents(line.markup_ppc * 0.93);
    const made = (await bid(customer(), id, { price_per_ct, stands_hours: 48, text: "For a pair." })).data;
    const until = new Date(portal.clock.now().getTime() + hours(48)).toISOString();
    expect(made.line).toMatchObject({ state: "bid.made", status: 1, agreed_ppc: price_per_ct, expires_at: until });
    expect((await talkNow(associate(), id)).messages.at(-1)).toMatchObject({
      kind: "bid",
      text: "For a pair.",
      offered_ppc: price_per_ct,
      stands_until: until,
      author: { is_client: true },
    });
    expect(await stoneNow(portal, stock_no)).toMatchObject({ status: 1 });
  });

  test("opens an enquiry at once, for the stones that have a price", async () => {
    const [first = "", second = ""] = await freeStones(portal, 2);
    const lines = [{ stock_no: first, price_per_ct: 4000 }, { stock_no: second }];
    const { data } = await customer().call("openEnquiries", { body: { lines, stands_hours: 4, text: "My bid." } });
    const states = Object.fromEntries(data.data.map((line) => [line.stone.stock_no, [line.state, line.agreed_ppc]]));
    expect(states).toEqual({ [first]: ["bid.made", 4000], [second]: ["open", null] });
  });

  test("is a price above nothing, of a registered business, for a stone that is not sold", async () => {
    const { id } = await aTalk(portal);
    for (const price_per_ct of [0, -1])
      expectRefusal(await bid(customer(), id, { price_per_ct }), 422, "pricePositive");
    expect((await bid(customer(), id, { stands_hours: 721 })).refusedFields).toEqual(["/data/stands_hours"]);
    const guest = portal.asGuest();
    const { data } = await guest.call("openEnquiries", {
      body: { stock_numbers: [(await aTalk(portal)).stock_no], text: "What does it cost?" },
    });
    expectRefusal(await bid(guest, data.data[0]?.id ?? 0), 422, "kycPending");
    expect((await talkNow(customer(), id)).messages).toHaveLength(1);
  });

  test("is the client's alone: the house offers, and never bids in their name", async () => {
    const { id } = await aTalk(portal);
    expectRefusal(await bid(associate(), id), 403, "forbidden");
    const body = { version: 1, price_per_ct: 100, stands_hours: 1 };
    expectRefusal(await portal.as("customer2").call("makeBid", { path: { id }, body }), 404, "notFound");
  });

  test("answers an offer with another price: the offer and its hold are gone", async () => {
    const { id, stock_no, line } = await aTalk(portal);
    await offer(associate(), id, { is_held: true });
    const price_per_ct = cents(line.markup_ppc * 0.9);
    const { line: now } = (await bid(customer(), id, { price_per_ct })).data;
    expect(now).toMatchObject({ state: "bid.made", agreed_ppc: price_per_ct });
    expect(await stoneNow(portal, stock_no)).toMatchObject({ status: 1 });
    expectRefusal(await accept(customer(), id), 409, "transitionRefused");
  });

  test("goes on through words and gives way to the house's own offer", async () => {
    const { id, line } = await aTalk(portal);
    await bid(customer(), id);
    await ask(customer(), id, "Do you need the certificate back?");
    expect((await answer(associate(), id, "Not before Friday.")).data.line.state).toBe("bid.answered");
    const price_per_ct = cents(line.markup_ppc * 0.98);
    const { data } = await offer(associate(), id, { price_per_ct });
    expect(data.line).toMatchObject({ state: "offered.made", agreed_ppc: price_per_ct });
    expect(said(data).map(([kind]) => kind)).toEqual(["question", "bid", "question", "answer", "offer"]);
  });
});

describe("accepting a bid", () => {
  test("is a deal: the stone is approved for the client at this price, and the log says who agreed", async () => {
    const { id, stock_no, line } = await aTalk(portal);
    const price_per_ct = cents(line.markup_ppc * 0.96);
    await bid(customer(), id, { price_per_ct });
    const before = (await lettersTo(portal, "customer")).length;
    const since = await logEnd(portal);
    const taken = (await acceptBid(associate(), id)).data;
    expect(taken.line).toMatchObject({ state: "accepted", status: 2 });
    expect(taken.messages.at(-1)).toMatchObject({ kind: "accepted", author: { is_client: false } });
    const deal = await lineOf("confirm", stock_no);
    expect(deal).toMatchObject({ state: "approved.awaitingMemo", enquiry_id: id, holder_id: line.user.id });
    expect(Number(deal.agreed_ppc)).toBe(price_per_ct);
    expect(await historyOf(portal, "confirm", deal.id)).toEqual(["confirm.request", "confirm.agree"]);
    expect(await stoneNow(portal, stock_no)).toMatchObject({ status: 3 });
    const [step] = await logged(portal, since, "enquiry");
    expect(step?.event).toMatchObject({ type: "ACCEPT_BID", price: price_per_ct });
    const letters = (await lettersTo(portal, "customer")).slice(before);
    expect(kindsOf(letters)).toEqual([["customer", "bidAccepted"]]);
    expect(
      (await associate().call("issueMemo", { body: { stock_numbers: [stock_no], user_id: line.user.id } })).status,
    ).toBe(201);
  });

  test("below cost or far from the quoted price takes a reason, which the client never reads", async () => {
    const { id, line } = await aTalk(portal);
    await bid(customer(), id, { price_per_ct: cents(line.markup_ppc / 3) });
    expectRefusal(await acceptBid(associate(), id), 422, "belowCost");
    const reason = "The parcel goes as one";
    expect((await acceptBid(associate(), id, { reason })).status).toBe(200);
    expect(JSON.stringify(await talkNow(customer(), id))).not.toContain(reason);
  });

  test("is refused where another client has the stone meanwhile, and the bid stands on", async () => {
    const { id, stock_no } = await aTalk(portal);
    await bid(customer(), id);
    await heldBy(portal, "customer2", [stock_no]);
    expectRefusal(await acceptBid(associate(), id), 409, "onlyAvailableStones");
    expect((await talkNow(customer(), id)).line.state).toBe("bid.made");
  });

  test("goes on from the client's own hold", async () => {
    const { id, stock_no } = await aTalk(portal);
    await heldBy(portal, "customer", [stock_no]);
    await bid(customer(), id);
    expect((await acceptBid(associate(), id)).status).toBe(200);
    expect(await lineOf("confirm", stock_no)).toMatchObject({ state: "approved.awaitingMemo" });
    expect(await lineOf("hold", stock_no)).toMatchObject({ state: "released", ended_by: "confirm" });
  });

  test("is for the bid that was read, and for the house alone", async () => {
    const { id, line } = await aTalk(portal);
    await bid(customer(), id);
    const { line: read } = await talkNow(associate(), id);
    await bid(customer(), id, { price_per_ct: cents(line.markup_ppc * 0.8) });
    expectRefusal(await acceptBid(associate(), id, { version: read.version }), 409, "staleVersion");
    expectRefusal(await customer().call("acceptBid", { path: { id }, body: { version: 1 } }), 403, "forbidden");
  });
});

describe("a bid that comes to nothing", () => {
  test("is declined with a reason, which the client reads with the price and what to do", async () => {
    const { id } = await aTalk(portal);
    await bid(customer(), id);
    expectRefusal(await declineBid(associate(), id, "  "), 422, "textNeeded");
    const before = (await lettersTo(portal, "customer")).length;
    const { line, messages } = (await declineBid(associate(), id, "We paid more ourselves.")).data;
    expect(line).toMatchObject({ state: "answered", agreed_ppc: null, expires_at: null });
    expect(messages.at(-1)).toMatchObject({ kind: "declined", text: "We paid more ourselves." });
    const letters = (await lettersTo(portal, "customer")).slice(before);
    expect(kindsOf(letters)).toEqual([["customer", "bidDeclined"]]);
    expect(letters[0]?.text).toContain("We paid more ourselves.");
    expect(letters[0]?.text).toContain("You can bid again in the enquiry.");
    expect((await bid(customer(), id)).status).toBe(200);
  });

  test("ends at its hour, and the enquiry waits for the house still", async () => {
    const { id } = await aTalk(portal);
    await bid(customer(), id, { stands_hours: 1 });
    const { line } = await talkNow(associate(), id);
    portal.clock.advance(hours(1) + 1);
    expectRefusal(await acceptBid(associate(), id, { version: line.version }), 409, "bidOver");
    const before = (await lettersTo(portal, "customer")).length;
    expect(await expireDueOffers(portal.house)).toBe(1);
    expect((await talkNow(customer(), id)).line).toMatchObject({ state: "open", agreed_ppc: null });
    expect(kindsOf((await lettersTo(portal, "customer")).slice(before))).toEqual([["customer", "bidExpired"]]);
  });
});

test("five steps of a negotiation end in a deal at the last price", async () => {
  const { id, stock_no, line } = await aTalk(portal);
  const at = (part: number) => cents(line.markup_ppc * part);
  await bid(customer(), id, { price_per_ct: at(0.9) });
  await offer(associate(), id, { price_per_ct: at(0.98) });
  await bid(customer(), id, { price_per_ct: at(0.94) });
  await offer(associate(), id, { price_per_ct: at(0.96), is_held: true });
  expect((await accept(customer(), id)).status).toBe(200);
  const deal = await lineOf("confirm", stock_no);
  expect([deal.state, Number(deal.agreed_ppc)]).toEqual(["approved.awaitingMemo", at(0.96)]);
  expect(said(await talkNow(customer(), id)).map(([kind, , side]) => `${side} ${kind}`)).toEqual([
    "client question",
    "client bid",
    "house offer",
    "client bid",
    "house offer",
    "client accepted",
  ]);
});
