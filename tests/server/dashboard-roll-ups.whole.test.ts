import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dealSums, rawDealSums } from "#server/db/queries/deal-figures.ts";
import { rawSearchHours, searchHours } from "#server/db/queries/search-figures.ts";
import { compareFigures } from "#server/insight/compare-figures.ts";
import { foldLog, foldSome } from "#server/insight/fold.ts";
import { aLoad } from "#support/a-load.ts";
import { budget } from "#support/budget.ts";
import { hours } from "#support/clock.ts";
import { later } from "#support/evidence.ts";
import { freeStones, heldBy, onMemo, requestedBy } from "#support/line-stones.ts";
import { exact, searches, useRollUpWorld } from "#support/roll-up-world.ts";

const { portal, deals, search } = useRollUpWorld();

/** The reader's figures are those of a fresh count of the whole log. */
async function expectFresh(more = {}): Promise<void> {
  const { db } = portal;
  expect(exact(await dealSums(db, deals(portal, more)))).toEqual(exact(await rawDealSums(db, deals(portal, more))));
  expect(await searchHours(db, searches(portal, more))).toEqual(await rawSearchHours(db, searches(portal, more)));
}
const findings = async () => (await portal.pool.query("SELECT kind, detail FROM audit_finding ORDER BY id")).rows;

/** Something of every kind, on two days. */
async function trade(): Promise<number[]> {
  const [a = "", b = "", c = "", d = ""] = await freeStones(portal, 4);
  await heldBy(portal, "customer", [a]);
  const [request] = await requestedBy(portal, "customer2", [b]);
  await portal.as("admin").call("approveStones", { body: { ids: [request?.id ?? 0] } });
  await search(["ROUND"]);
  await later(portal, hours(24));
  const memos = await onMemo(portal, "customer", [c, d]);
  const ids = memos.map(({ id }) => id);
  await portal.as("admin").call("sellMemo", { body: { ids } });
  return ids;
}

describe("figures and the log", () => {
  test("agree for any period and filter, wherever the counting stands", async () => {
    await trade();
    const stones = (await portal.pool.query("SELECT DISTINCT shape, color, clarity, business_id FROM line_as_made"))
      .rows;
    const some = (name: string) =>
      fc.option(fc.subarray([...new Set(stones.map((row) => row[name]))], { minLength: 1 }), { nil: undefined });
    const filter = fc.record({
      shape: some("shape"),
      color: some("color"),
      clarity: some("clarity"),
      diamond_type: fc.constantFrom(undefined, "white", "fancy"),
      business_id: fc.constantFrom(undefined, ...new Set(stones.map(({ business_id }) => business_id).filter(Boolean))),
      days: fc.tuple(fc.nat(400), fc.nat(400)),
    });
    const day = (back: number) => new Date(Date.parse("2026-11-22") - back * 86_400_000).toISOString().slice(0, 10);
    await fc.assert(
      fc.asyncProperty(filter, fc.integer({ min: 1, max: 300 }), async ({ days, ...asked }, atOnce) => {
        await foldSome(portal.house, "deal", atOnce);
        await foldSome(portal.house, "search", atOnce);
        const [from, to] = [day(Math.max(...days)), day(Math.min(...days))];
        await expectFresh({ ...asked, from, to });
      }),
      budget({ rounds: 15 }),
    );
    await foldLog(portal.house);
    await expectFresh();
    expect([await compareFigures(portal.house), await findings()]).toEqual([0, []]);
  });

  test("agree after a sale was taken back, and each stone's figures stay when a load corrects the stone", async () => {
    const [first = 0] = await trade();
    await foldLog(portal.house);
    await portal.as("admin").call("reverseMemo", { body: { ids: [first], reason: "The wrong line" } });
    const load = await aLoad(portal, "committed");
    await portal.pool.query(
      `INSERT INTO load_row (load_id, kind, outcome, stone_id, before, after)
        SELECT $1, 'changed', 'written', id, jsonb_build_object('shape', shape, 'carat', carat),
          jsonb_build_object('shape', 'EMERALD', 'carat', carat + 1) FROM stone WHERE status IN (5, 8)`,
      [load.id],
    );
    await portal.pool.query("UPDATE stone SET shape = 'EMERALD', carat = carat + 1 WHERE status IN (5, 8)");
    await expectFresh();
    const kinds = (await dealSums(portal.db, deals(portal, { from: "2026-11-21", to: "2026-11-21" }))).map(
      ({ kind, pieces }) => [kind, pieces],
    );
    expect(kinds).toEqual(
      expect.arrayContaining([
        ["sale", 2],
        ["credit", 1],
      ]),
    );
    expect(await compareFigures(portal.house)).toBe(0);
  });
});

describe("a wrong figure", () => {
  test("is found by the nightly comparison, named, and counted anew", async () => {
    await trade();
    await foldLog(portal.house);
    await portal.pool.query(
      "UPDATE deal_day SET pieces = pieces + 3 WHERE kind = 'sale' AND business_id = 0 AND shape = '' AND color = '' AND clarity = ''",
    );
    await portal.pool.query(
      "UPDATE search_hour SET searches = searches + 1 WHERE ctid = (SELECT min(ctid) FROM search_hour)",
    );
    await portal.pool.query(
      "DELETE FROM deal_day WHERE kind = 'hold' AND business_id = 0 AND shape = '' AND color = '' AND clarity = '' AND day = '2026-11-20'",
    );
    expect(await compareFigures(portal.house)).toBeGreaterThanOrEqual(3);
    const told = (await findings()).map(({ kind, detail }) => `${kind}: ${detail}`);
    expect(told).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^figureDiffers: Deals 0 +2026-11-21 sale \w+: The figure is \d+ .*, but the log says \d+ /,
        ),
      ]),
    );
    expect(told).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^figureDiffers: Deals 0 +2026-11-20 hold \w+: The figure is missing, but the log says /),
      ]),
    );
    expect(told).toEqual(expect.arrayContaining([expect.stringMatching(/^figureDiffers: Searches /)]));
    await expectFresh();
    expect(await compareFigures(portal.house)).toBe(0);
    const { findings: shown } = (await portal.as("auditor").call("getAuditVerdict")).data;
    expect(shown.map(({ kind }) => kind)).toContain("figureDiffers");
  });
});
