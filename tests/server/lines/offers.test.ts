import { describe, expect, test } from "vitest";
import { defaultRules } from "#domain/trade-rules.ts";
import { expireDueOffers } from "#server/workflows/expire-offers.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { kindsOf, lettersTo } from "#support/letters.ts";
import { historyOf, logEnd, logged } from "#support/line-log.ts";
import { heldBy, pricesMove, stoneNow } from "#support/line-stones.ts";
import { accept, answer, ask, aTalk, close, decline, offer, said, talkNow } from "#support/talks.ts";

const portal = useApp();
const customer = () => portal.as("customer");
const associate = () => portal.as("associate");
const reason = "The parcel goes as one";
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

describe("an offer", () => {
  test("stands at its price until its hour, and both sides read it", async () => {
    const { id, stock_no, line } = await aTalk(portal);
    const price_per_ct = cents(line.markup_ppc * 0.95);
    const made = (await offer(associate(), id, { price_per_ct, stands_hours: 24, text: "For this week." })).data;
    const until = new Date(portal.clock.now().getTime() + hours(24)).toISOString();
    expect(made.line).toMatchObject({ state: "offered.made", status: 1, agreed_ppc: price_per_ct, expires_at: until });
    expect((await talkNow(customer(), id)).messages.at(-1)).toMatchObject({
      kind: "offer",
      text: "For this week.",
      offered_ppc: price_per_ct,
      stands_until: until,
      held_until: null,
    });
    expect(await stoneNow(portal, stock_no)).toMatchObject({ status: 1 });
  });

  test("below cost takes a reason, which the log keeps and the client never reads", async () => {
    const { id } = await aTalk(portal);
    const { line } = await talkNow(portal.as("admin"), id);
    const price_per_ct = cents((line.price_per_ct ?? 0) - 0.01);
    for (const blank of [undefined, "", "  "]) {
      const without = await offer(associate(), id, { price_per_ct, ...(blank !== undefined && { reason: blank }) });
      expectRefusal(without, 422, "belowCost");
    }
    const since = await logEnd(portal);
    expect((await offer(associate(), id, { price_per_ct, reason })).status).toBe(200);
    const [step] = await logged(portal, since, "enquiry");
    expect(step?.event).toMatchObject({ price: price_per_ct, priceReason: reason, facts: { cost: line.price_per_ct } });
    expect(JSON.stringify(await talkNow(customer(), id))).not.toContain(reason);
  });

  test("far from the client's own price takes a reason too, and none is an offer of nothing", async () => {
    const { id, line } = await aTalk(portal);
    expectRefusal(await offer(associate(), id, { price_per_ct: line.markup_ppc * 2 }), 422, "priceFarOff");
    for (const price_per_ct of [0, -1]) {
      expectRefusal(await offer(associate(), id, { price_per_ct, reason }), 422, "pricePositive");
    }
    expect((await offer(associate(), id, { stands_hours: 721 })).refusedFields).toEqual(["/data/stands_hours"]);
    for (const price_per_ct of [20_000_000.01, 1e12, 6500.005]) {
      expect((await offer(associate(), id, { price_per_ct })).refusedFields).toEqual(["/data/price_per_ct"]);
    }
    expect((await talkNow(associate(), id)).messages).toHaveLength(1);
  });

  test("is held against what the stone costs now, where that is more than it did", async () => {
    const { id } = await aTalk(portal);
    await pricesMove(portal);
    expectRefusal(await offer(associate(), id), 422, "belowCost");
  });

  test("takes the place of the one before it, and a question does not end it", async () => {
    const { id, line } = await aTalk(portal);
    await offer(associate(), id);
    const asked = (await ask(customer(), id, "Is that with the certificate?")).data;
    expect(asked.line).toMatchObject({ state: "offered.asked", agreed_ppc: line.markup_ppc });
    await answer(associate(), id, "It is.");
    const price_per_ct = cents(line.markup_ppc * 0.97);
    const anew = (await offer(portal.as("admin"), id, { price_per_ct })).data;
    expect(anew.line).toMatchObject({ state: "offered.made", agreed_ppc: price_per_ct });
    expect(said(anew).map(([kind]) => kind)).toEqual(["question", "offer", "question", "answer", "offer"]);
  });

  test("is made by the house for its own clients alone", async () => {
    const { id } = await aTalk(portal);
    const body = { version: 1, price_per_ct: 100, stands_hours: 1, is_held: false };
    expectRefusal(await portal.as("associate2").call("makeOffer", { path: { id }, body }), 404, "notFound");
    expectRefusal(await customer().call("makeOffer", { path: { id }, body }), 403, "forbidden");
  });
});

describe("an offer with a hold", () => {
  test.each([
    ["as every hold does where the offer stands longer", 72, 48],
    ["and no longer than the offer stands", 24, 24],
  ])("holds the stone for the client at the price that was offered, %s", async (_, stands_hours, held) => {
    const { id, stock_no, line } = await aTalk(portal);
    const made = (await offer(associate(), id, { is_held: true, stands_hours })).data;
    const until = new Date(portal.clock.now().getTime() + hours(held)).toISOString();
    expect(made.messages.at(-1)).toMatchObject({ kind: "offer", held_until: until });
    const hold = await lineOf("hold", stock_no);
    expect(hold).toMatchObject({ state: "held", enquiry_id: id, holder_id: line.user.id });
    expect([Number(hold.agreed_ppc), hold.expires_at.toISOString()]).toEqual([line.markup_ppc, until]);
    expect(await stoneNow(portal, stock_no)).toMatchObject({ status: 4 });
  });

  test("is refused whole where the hold is: somebody else has the stone, or the client holds as many as one may", async () => {
    const { id, stock_no } = await aTalk(portal);
    await heldBy(portal, "customer2", [stock_no]);
    expectRefusal(await offer(associate(), id, { is_held: true }), 409, "onlyAvailableStones");
    const other = await aTalk(portal);
    const { version } = (await portal.as("admin").call("getTradeRules")).data;
    await portal.as("admin").call("setTradeRules", { body: { ...defaultRules, most_holds: 1, version } });
    await heldBy(portal, "customer", [(await aTalk(portal)).stock_no]);
    expectRefusal(await offer(associate(), other.id, { is_held: true }), 422, "tooManyHolds");
    for (const one of [id, other.id]) expect((await talkNow(associate(), one)).messages).toHaveLength(1);
    // Without one it is an offer all the same.
    expect((await offer(associate(), other.id)).status).toBe(200);
  });

  test("ends with its hold when it is declined or closed, and not a hold of the client's own", async () => {
    const declined = await aTalk(portal);
    await offer(associate(), declined.id, { is_held: true });
    const { line } = (await decline(customer(), declined.id, "Too dear for us.")).data;
    expect(line).toMatchObject({ state: "open", agreed_ppc: null, expires_at: null });
    expect(await stoneNow(portal, declined.stock_no)).toMatchObject({ status: 1 });

    const closed = await aTalk(portal);
    await offer(associate(), closed.id, { is_held: true });
    await close(associate(), closed.id, "Sold elsewhere");
    expect(await stoneNow(portal, closed.stock_no)).toMatchObject({ status: 1 });

    const own = await aTalk(portal);
    await heldBy(portal, "customer", [own.stock_no]);
    await offer(associate(), own.id);
    await decline(customer(), own.id);
    expect(await stoneNow(portal, own.stock_no)).toMatchObject({ status: 4 });
  });
});

describe("accepting", () => {
  test("is a deal: the stone is approved at the offered price, under an order number, and the enquiry ends", async () => {
    const { id, stock_no, line } = await aTalk(portal);
    const price_per_ct = cents(line.markup_ppc * 0.95);
    await offer(associate(), id, { price_per_ct });
    const taken = (await accept(customer(), id)).data;
    expect(taken.line).toMatchObject({ state: "accepted", status: 2, waits_since: null });
    expect(taken.messages.at(-1)).toMatchObject({ kind: "accepted" });
    const request = await lineOf("confirm", stock_no);
    expect(request).toMatchObject({
      state: "approved.awaitingMemo",
      enquiry_id: id,
      holder_id: line.user.id,
      made_by: line.user.id,
    });
    expect(request.order_id).not.toBeNull();
    expect(Number(request.agreed_ppc)).toBe(price_per_ct);
    expect(await stoneNow(portal, stock_no)).toMatchObject({ status: 3 });
    expect(await historyOf(portal, "confirm", request.id)).toEqual(["confirm.request", "confirm.agree"]);
    const body = { stock_numbers: [stock_no], user_id: line.user.id };
    expect((await associate().call("issueMemo", { body })).status).toBe(201);
  });

  test("goes on with the hold that came with the offer", async () => {
    const { id, stock_no } = await aTalk(portal);
    await offer(associate(), id, { is_held: true });
    expect((await accept(customer(), id)).status).toBe(200);
    const request = await lineOf("confirm", stock_no);
    expect(await historyOf(portal, "confirm", request.id)).toEqual(["confirm.requestHeld", "confirm.agree"]);
    expect(await lineOf("hold", stock_no)).toMatchObject({ state: "released", ended_by: "confirm" });
  });

  test("is for the client alone, and for the offer that they have read", async () => {
    const { id, line } = await aTalk(portal);
    await offer(associate(), id);
    const { line: read } = await talkNow(customer(), id);
    await offer(associate(), id, { price_per_ct: cents(line.markup_ppc * 1.1) });
    const late = await accept(customer(), id, read.version);
    expectRefusal(late, 409, "staleVersion");
    expect(late.body.refused?.[0]?.meanwhile).toMatchObject({ event: "enquiry.offerAnew", by: null });
    expectRefusal(await accept(associate(), id, 1), 403, "forbidden");
    expectRefusal(
      await portal.as("customer2").call("acceptOffer", { path: { id }, body: { version: 1 } }),
      404,
      "notFound",
    );
  });

  test("comes too late a moment after the offer's time, swept or not, or when somebody else has the stone", async () => {
    const { id, stock_no } = await aTalk(portal);
    await offer(associate(), id, { stands_hours: 1 });
    const { line } = await talkNow(customer(), id);
    portal.clock.advance(hours(1) + 1);
    expectRefusal(await accept(customer(), id, line.version), 409, "offerOver");
    await expireDueOffers(portal.house);
    const late = await accept(customer(), id, line.version);
    expectRefusal(late, 409, "staleVersion");
    expect(late.body.refused?.[0]?.meanwhile).toMatchObject({ event: "enquiry.expire" });
    await offer(associate(), id);
    await heldBy(portal, "customer2", [stock_no]);
    expectRefusal(await accept(customer(), id), 409, "onlyAvailableStones");
  });

  test("takes a registered business, as every request does", async () => {
    const [guest, admin] = [portal.asGuest(), portal.as("admin")];
    const stock_no = (await aTalk(portal)).stock_no;
    const { data } = await guest.call("openEnquiries", {
      body: { stock_numbers: [stock_no], text: "What does it cost?" },
    });
    const id = data.data[0]?.id ?? 0;
    await offer(admin, id);
    expectRefusal(await accept(guest, id), 422, "kycPending");
    expect((await decline(guest, id)).data.line.state).toBe("open");
  });

  test("of what is not offered is refused", async () => {
    const { id } = await aTalk(portal);
    expectRefusal(await accept(customer(), id), 409, "transitionRefused");
    expectRefusal(await decline(customer(), id), 409, "transitionRefused");
  });
});

describe("an offer whose time has passed", () => {
  test("is ended once by the portal: its price is gone, both sides read that, and the house may offer anew", async () => {
    const [made, asked] = [await aTalk(portal), await aTalk(portal)];
    for (const { id } of [made, asked]) await offer(associate(), id, { stands_hours: 1 });
    await ask(customer(), asked.id);
    portal.clock.advance(hours(1) - 1);
    expect(await expireDueOffers(portal.house)).toBe(0);
    portal.clock.advance(1);
    const since = await logEnd(portal);
    const before = (await lettersTo(portal, "customer")).length;
    expect(await expireDueOffers(portal.house)).toBe(2);
    expect(await expireDueOffers(portal.house)).toBe(0);
    expect((await logged(portal, since, "enquiry")).map(({ transition, who }) => [transition, who])).toEqual([
      ["enquiry.expire", null],
      ["enquiry.expireAsked", null],
    ]);
    for (const who of [customer(), associate()]) {
      const { line, messages } = await talkNow(who, made.id);
      // Whoever was waited for is waited for still.
      expect(line).toMatchObject({ state: "answered", status: 1, agreed_ppc: null, expires_at: null });
      const author = { name: null, is_own: false, is_client: false };
      expect(messages.at(-1)).toMatchObject({ kind: "expired", text: null, author });
      expect((await talkNow(who, asked.id)).line.state).toBe("open");
    }
    const letters = (await lettersTo(portal, "customer")).slice(before);
    expect(kindsOf(letters)).toEqual([["customer", "offerExpired"]]);
    expect(letters[0]?.subject).toBe("Offer expired: 2 stones");
    for (const { stock_no } of [made, asked]) expect(letters[0]?.text).toContain(stock_no);
    expectRefusal(await accept(customer(), made.id), 409, "transitionRefused");
    expect((await offer(associate(), made.id)).status).toBe(200);
  });

  test("is read as ended in the list and in the conversation before anybody has swept it", async () => {
    const { id } = await aTalk(portal);
    await offer(associate(), id, { stands_hours: 1 });
    portal.clock.advance(hours(1) + 1);
    expect((await talkNow(customer(), id)).line).toMatchObject({ state: "answered", agreed_ppc: null });
    const other = await aTalk(portal);
    await offer(associate(), other.id, { stands_hours: 1 });
    portal.clock.advance(hours(1) + 1);
    const { data } = (await associate().call("listEnquiries", { query: { size: 1000 } })).data as {
      data: { id: number }[];
    };
    expect(data.find((line) => line.id === other.id)).toMatchObject({ state: "answered" });
  });

  test("takes its hold along, and of an acceptance in the same moment one of both is heard", async () => {
    const { id, stock_no } = await aTalk(portal);
    await offer(associate(), id, { is_held: true, stands_hours: 1 });
    const { line } = await talkNow(customer(), id);
    portal.clock.advance(hours(1));
    const [taken, swept] = await Promise.all([accept(customer(), id, line.version), expireDueOffers(portal.house)]);
    expect([taken.status, swept]).toEqual(taken.status === 200 ? [200, 0] : [409, 1]);
    expect(await lineOf("hold", stock_no)).toMatchObject({ state: "released" });
    expect(await stoneNow(portal, stock_no)).toMatchObject({ status: taken.status === 200 ? 3 : 1 });
  });
});
