import { describe, expect, test } from "vitest";
import { dealSums } from "#server/db/queries/deal-figures.ts";
import { searchHours } from "#server/db/queries/search-figures.ts";
import { compareFigures } from "#server/insight/compare-figures.ts";
import { foldLog } from "#server/insight/fold.ts";
import { erasePerson } from "#server/workflows/erase-person.ts";
import { later } from "#support/evidence.ts";
import { freeStones, heldBy } from "#support/line-stones.ts";
import { exact, searches, useRollUpWorld } from "#support/roll-up-world.ts";
import { ownerId } from "#support/rows.ts";

const { portal, deals } = useRollUpWorld();

describe("figures and the log", () => {
  test("agree after a person was erased: the trade stays, the person does not", async () => {
    const id = await ownerId(portal, "customer2");
    const [hold] = await heldBy(portal, "customer2", await freeStones(portal, 1));
    await portal.as("customer2").call("releaseHolds", { body: { ids: [hold?.id ?? 0] } });
    await foldLog(portal.house);
    const before = exact(await dealSums(portal.db, deals(portal)));
    await erasePerson(portal.house, id);
    const { rows } = await portal.pool.query("SELECT erased_at FROM account WHERE id = $1", [id]);
    expect(rows[0].erased_at).not.toBeNull();
    expect(exact(await dealSums(portal.db, deals(portal)))).toEqual(before);
    expect(await compareFigures(portal.house)).toBe(0);
  });

  test("go on past an entry that holds anything", async () => {
    const forged = [
      { transition: "hold.hold", item: "no number" },
      { transition: "paper.insert", item: "99999999999999999999" },
      { transition: "recent_search.record", item: "1", after: { business_id: 1e300, params: "x", pieces: {} } },
      { transition: "recent_search.run", item: "1", after: null },
      { transition: "recent_search.record", item: "1", after: { params: { search: { attributes: { shape: 7 } } } } },
    ];
    for (const entry of forged)
      await portal.pool.query("INSERT INTO audit_event (at, body) VALUES (now(), $1)", [
        JSON.stringify({ workflow: "forged", ...entry }),
      ]);
    await foldLog(portal.house);
    expect(await compareFigures(portal.house)).toBe(0);
  });
});

describe("days", () => {
  test("are the house's: another time zone counts all anew, and an hour that the clock repeats counts with both", async () => {
    const entry = (at: string) =>
      portal.pool.query("INSERT INTO audit_event (at, body) VALUES ($1, $2)", [
        new Date(at),
        JSON.stringify({
          workflow: "recent_search",
          item: "1",
          transition: "recent_search.record",
          after: { pieces: 0, params: { search: { attributes: { shape: { values: ["ROUND"] } } } } },
        }),
      ]);
    const { rows } = await portal.pool.query("SELECT max(at) AS at FROM audit_event");
    expect(rows[0].at.getTime()).toBeLessThan(Date.parse("2027-10-31T00:00:00Z"));
    await entry("2027-10-31T00:30:00Z");
    await entry("2027-10-31T01:30:00Z");
    await later(portal, Date.parse("2027-11-01T00:00:00Z") - portal.clock.now().getTime());
    await foldLog(portal.house);
    const day = { from: "2027-10-31", to: "2027-10-31" };
    const hoursOf = async (timeZone: string) =>
      (await searchHours(portal.db, { ...searches(portal, day), timeZone })).map(({ hour, searches: n, not_found }) => [
        hour,
        n,
        not_found,
      ]);
    expect(await hoursOf("UTC")).toEqual([
      [0, 1, 1],
      [1, 1, 1],
    ]);
    const berlin = { ...portal.house, timeZone: "Europe/Berlin" };
    expect(await hoursOf("Europe/Berlin")).toEqual([[2, 2, 2]]); // not counted in this zone yet: read from the log
    await foldLog(berlin);
    expect(await hoursOf("Europe/Berlin")).toEqual([[2, 2, 2]]);
    expect(await compareFigures(berlin)).toBe(0);
  });
});
