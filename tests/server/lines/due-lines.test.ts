import { describe, expect, test } from "vitest";
import { expireDueHolds } from "#server/workflows/expire-holds.ts";
import { expireDueOffers } from "#server/workflows/expire-offers.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { kindsOf, lettersTo } from "#support/letters.ts";
import { logEnd, logged } from "#support/line-log.ts";
import { freeStones, heldBy, onMemo } from "#support/line-stones.ts";
import { ask, aTalk, bid, offer, talkNow } from "#support/talks.ts";

const portal = useApp();
const customer = () => portal.as("customer");
const admin = () => portal.as("admin");

/** The clock writes when it ended a line, and the log tells of it in a stone's life; the status of a stone follows its row. */
const ofTheClock = new Set(["version", "updated_at", "since", "history"]);
const withoutClock = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, inner) => {
      if (ofTheClock.has(key)) return undefined;
      if (key !== "stone") return inner;
      const { status: _, ...stone } = inner;
      return stone;
    }),
  );

/** A due hold, an offer and a bid that are over, each in both of its states, with the portal's clock at rest. */
async function aDueHouse() {
  const [stone = ""] = await freeStones(portal, 1);
  const [line] = await heldBy(portal, "customer", [stone]);
  const [made, asked, firm, answered] = [
    await aTalk(portal),
    await aTalk(portal),
    await aTalk(portal),
    await aTalk(portal),
  ];
  // Nobody stays signed in for the 48 hours of a hold.
  await portal.pool.query("UPDATE stone_line SET expires_at = expires_at - interval '47 hours' WHERE id = $1", [
    line?.id,
  ]);
  await offer(admin(), made.id, { stands_hours: 1, is_held: true });
  await offer(admin(), asked.id, { stands_hours: 1 });
  await ask(customer(), asked.id);
  await bid(customer(), firm.id, { stands_hours: 1 });
  await bid(customer(), answered.id, { stands_hours: 1 });
  const { line: read } = await talkNow(admin(), answered.id);
  await admin().call("answerEnquiry", {
    path: { id: answered.id },
    body: { version: read.version, text: "We think." },
  });
  portal.clock.advance(hours(2));
  return { stone, hold: line?.id ?? 0, talks: [made, asked, firm, answered].map(({ id }) => id), held: made.stock_no };
}

/** The readings of these lines: lists, counts, figures, reports, conversations, the first page, a client's page. */
async function readings({ talks, stone }: { talks: number[]; stone: string }) {
  const lists = ["all", "held", "endsToday", "released"] as const;
  const answers = await Promise.all([
    ...lists.map((tab) => admin().call("listHolds", { query: { currentTab: tab, size: 1000, sort: "stock_no" } })),
    admin().call("listHolds", { query: { status: 2, size: 1000, sort: "stock_no" } }),
    customer().call("listHolds", { query: { groupBy: 2 } }),
    admin().call("listEnquiries", { query: { currentTab: "all", size: 1000, sort: "stock_no" } }),
    customer().call("listEnquiries", { query: { currentTab: "waitsForClient" } }),
    admin().call("getEnquiryCount"),
    admin().call("getEnquiryDetails"),
    admin().call("getEnquiryCountry"),
    admin().call("getHome"),
    customer().call("getHome"),
    admin().call("listReportGroups", { query: { kind: "holds" } }),
    admin().call("listReportLines", { query: { kind: "holds" } }),
    admin().call("getTrackReport", { query: { search: stone } }),
  ]);
  const conversations = await Promise.all(talks.map((id) => talkNow(customer(), id)));
  return withoutClock([answers.map(({ status, data }) => ({ status, data })), conversations.map(({ line }) => line)]);
}

describe("a line whose time is up, before the portal's clock has come by", () => {
  test("is read everywhere as the clock will leave it", async () => {
    const house = await aDueHouse();
    const before = await readings(house);
    expect(await expireDueHolds(portal.house)).toBe(2);
    expect(await expireDueOffers(portal.house)).toBe(4);
    expect(before).toEqual(await readings(house));
  });

  test("has ended in each list: the hold is released, the offer's and the bid's price are gone", async () => {
    const { hold, talks, stone } = await aDueHouse();
    const released = (await admin().call("listHolds", { query: { currentTab: "released", size: 1000 } }))
      .data as unknown as {
      data: { id: number }[];
    };
    expect(released.data.find(({ id }) => id === hold)).toMatchObject({
      state: "released",
      status: 2,
      ended_by: "expired",
    });
    const states = await Promise.all(talks.map(async (id) => (await talkNow(customer(), id)).line));
    expect(states.map(({ state }) => state)).toEqual(["answered", "open", "open", "answered"]);
    for (const line of states) expect(line).toMatchObject({ status: 1, agreed_ppc: null, expires_at: null });
    // Its stone goes to the next client at once.
    expect(await onMemo(portal, "customer2", [stone])).toMatchObject([{ state: "issued" }]);
  });

  test("is ended by the clock alone, once, with one letter: no reading writes an entry or a letter", async () => {
    const house = await aDueHouse();
    const letters = (await lettersTo(portal, "customer")).length; // the outbox is sent before it is read
    const since = await logEnd(portal);
    await readings(house);
    expect(await logEnd(portal)).toBe(since);
    expect(await lettersTo(portal, "customer")).toHaveLength(letters);
    for (let turn = 0; turn < 2; turn++) {
      await expireDueHolds(portal.house);
      await expireDueOffers(portal.house);
    }
    const ends = await logged(portal, since, "hold", "enquiry");
    expect(ends.map(({ workflow, operation }) => [workflow, operation]).sort()).toEqual([
      ...Array(4).fill(["enquiry", "expireOffers"]),
      ...Array(2).fill(["hold", "expireHolds"]),
    ]);
    expect(new Set(ends.map(({ who }) => who))).toEqual(new Set([null]));
    const told = kindsOf((await lettersTo(portal, "customer")).slice(letters)).map(([, kind]) => kind);
    expect(told.filter((kind) => kind === "holdEnded")).toHaveLength(1);
  });
});
