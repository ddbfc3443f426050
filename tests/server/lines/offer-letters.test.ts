import { expect, test } from "vitest";
import { defaultRules } from "#domain/trade-rules.ts";
import { expireDueHolds } from "#server/workflows/expire-holds.ts";
import { expireDueOffers } from "#server/workflows/expire-offers.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { kindsOf, lettersTo } from "#support/letters.ts";
import { answer, ask, aTalk, close, decline, offer } from "#support/talks.ts";

const portal = useApp();
const associate = () => portal.as("associate");
const customer = () => portal.as("customer");
const sweeps = { holds: () => expireDueHolds(portal.house), offers: () => expireDueOffers(portal.house) };
const both = "your hold has expired as well";

async function sweepAfter(time: number) {
  portal.clock.advance(time);
  await sweeps.holds();
  await sweeps.offers();
}

/** The news that the customer hears from now on of lines that are over. */
async function tellingEnds() {
  const before = (await lettersTo(portal, "customer")).length;
  return async () => (await lettersTo(portal, "customer")).slice(before).filter(({ kind }) => kind !== "offerMade");
}

test.each([
  ["holds", "offers"],
  ["offers", "holds"],
] as const)(
  "of an offer that takes its hold along the client reads once, when %s are swept before %s",
  async (first, then) => {
    const [{ id }, without] = [await aTalk(portal), await aTalk(portal)];
    await offer(associate(), id, { is_held: true, stands_hours: 24 });
    await offer(associate(), without.id, { stands_hours: 24 });
    const ends = await tellingEnds();
    portal.clock.advance(hours(24));
    await sweeps[first]();
    await sweeps[then]();
    const letters = await ends();
    expect(kindsOf(letters)).toEqual([["customer", "offerExpired"]]);
    // Of two stones in one letter, the one that was held.
    expect(letters[0]?.text?.split(both)).toHaveLength(2);
  },
);

test("a hold that is over before its offer is told by itself, and a later offer without one says nothing of it", async () => {
  const { id } = await aTalk(portal);
  const { version } = (await portal.as("admin").call("getTradeRules")).data;
  await portal.as("admin").call("setTradeRules", { body: { ...defaultRules, hold_hours: 4, version } });
  const ends = await tellingEnds();
  await offer(associate(), id, { is_held: true, stands_hours: 5 });
  await sweepAfter(hours(4));
  await sweepAfter(hours(1));
  await offer(associate(), id, { is_held: true, stands_hours: 1 });
  await sweepAfter(hours(1));
  await offer(associate(), id, { stands_hours: 1 });
  await sweepAfter(hours(1));
  expect((await ends()).map(({ kind, text }) => [kind, text?.includes(both)])).toEqual([
    ["holdEnded", false],
    ["offerExpired", false],
    ["offerExpired", true],
    ["offerExpired", false],
  ]);
});

test("a hold that was extended outlives its offer, and is told when it is over", async () => {
  const { id, stock_no } = await aTalk(portal);
  await offer(associate(), id, { is_held: true, stands_hours: 1 });
  const { rows } = await portal.pool.query(
    "SELECT l.id FROM stone_line l JOIN stone s ON s.id = l.stone_id WHERE s.stock_no = $1 AND l.list = 'hold'",
    [stock_no],
  );
  const ids = rows.map((row) => row.id);
  expect((await portal.as("admin").call("extendHolds", { body: { ids } })).status).toBe(200);
  const ends = await tellingEnds();
  await sweepAfter(hours(1));
  await sweepAfter(hours(48));
  const told = (await ends()).filter(({ kind }) => kind !== "holdEnding");
  expect(told.map(({ kind, text }) => [kind, text?.includes(both)])).toEqual([
    ["offerExpired", false],
    ["holdEnded", false],
  ]);
});

test("letters tell the client of an answer and of an offer, with the words; nobody is told what they did themselves", async () => {
  const { id, stock_no } = await aTalk(portal);
  const before = (await lettersTo(portal, "customer")).length;
  await answer(associate(), id, "It is <clean>.");
  await ask(customer(), id);
  await offer(associate(), id, { text: "For this week.", is_held: true });
  await decline(customer(), id);
  await close(associate(), id, "Sold elsewhere");
  const letters = (await lettersTo(portal, "customer")).slice(before);
  expect(kindsOf(letters)).toEqual([
    ["customer", "enquiryAnswered"],
    ["customer", "offerMade"],
    ["customer", "enquiryClosed"],
  ]);
  const [answered, offered, closed] = letters;
  expect(answered?.text).toContain("Our message:\nIt is <clean>.");
  expect(answered?.text).toContain(`line=${id}`);
  expect(offered?.text).toContain("The offer is valid until");
  expect(offered?.text).toContain("The stone is held for you until");
  expect(offered?.text).toContain(stock_no);
  expect(offered?.subject).not.toContain("$");
  expect(closed?.text).toContain("Sold elsewhere");
});
