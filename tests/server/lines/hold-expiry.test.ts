import { describe, expect, test } from "vitest";
import { expireDueHolds } from "#server/workflows/expire-holds.ts";
import { useApp } from "#support/app.ts";
import { hours, minutes } from "#support/clock.ts";
import { freeStones, heldBy, stoneNow } from "#support/line-stones.ts";

const portal = useApp();
const lineNow = async (id: number) =>
  (await portal.pool.query("SELECT state, ended_by, version FROM stone_line WHERE id = $1", [id])).rows[0];
const entriesOf = async (workflow: string, item: number) =>
  (
    await portal.pool.query(
      "SELECT data FROM audit_event WHERE data->>'workflow' = $1 AND data->>'item' = $2 ORDER BY seq",
      [workflow, String(item)],
    )
  ).rows.map(({ data }) => data);

describe("the sweeper", () => {
  test("ends a hold when its time has come, frees the stone, and the log says that the portal did it", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    const [line] = await heldBy(portal, "customer", [stone]);
    portal.clock.advance(hours(48) - 1);
    expect(await expireDueHolds(portal.house)).toBe(0);
    expect((await stoneNow(portal, stone)).status).toBe(4);
    portal.clock.advance(1);
    expect(await expireDueHolds(portal.house)).toBe(1);
    expect((await stoneNow(portal, stone)).status).toBe(1);
    expect(await lineNow(line?.id ?? 0)).toEqual({ state: "released", ended_by: "expired", version: 2 });
    const entry = (await entriesOf("hold", line?.id ?? 0)).at(-1);
    expect(entry).toMatchObject({ operation: "expireHolds", transition: "hold.expire", who: null, role: null });
    const freed = (await entriesOf("stone", line?.stone.id ?? 0)).at(-1);
    expect(freed).toMatchObject({ operation: "expireHolds", transition: "stone.free", before: { status: 4 } });
  });

  test("ends each hold at its own time, those of all clients, and none a second time", async () => {
    const [first = "", second = "", third = ""] = await freeStones(portal, 3);
    await heldBy(portal, "customer", [first]);
    await heldBy(portal, "customer2", [second]);
    portal.clock.advance(minutes(1));
    await heldBy(portal, "customer", [third]);
    portal.clock.advance(hours(48) - minutes(1));
    expect(await expireDueHolds(portal.house)).toBe(2);
    expect(await expireDueHolds(portal.house)).toBe(0);
    expect((await stoneNow(portal, third)).status).toBe(4);
  });

  test("frees a stone that was taken off the market meanwhile to nobody", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    await heldBy(portal, "customer", [stone]);
    await portal.pool.query("UPDATE stone SET is_listed = false WHERE stock_no = $1", [stone]);
    portal.clock.advance(hours(48));
    await expireDueHolds(portal.house);
    expect(await stoneNow(portal, stone)).toEqual({ status: 2, is_listed: false });
  });

  test("ends nothing when the clock is put back an hour, and what has ended stays so", async () => {
    const [over = "", live = ""] = await freeStones(portal, 2);
    const [gone] = await heldBy(portal, "customer", [over]);
    portal.clock.advance(hours(48));
    await expireDueHolds(portal.house);
    const [line] = await heldBy(portal, "customer2", [live]);
    portal.clock.advance(-hours(1));
    expect(await expireDueHolds(portal.house)).toBe(0);
    expect(await lineNow(line?.id ?? 0)).toMatchObject({ state: "held" });
    expect(await lineNow(gone?.id ?? 0)).toMatchObject({ state: "released", ended_by: "expired" });
    expect((await stoneNow(portal, over)).status).toBe(1);
  });

  test("passes over a stone that cannot be written, and ends every other hold", async () => {
    const [odd = "", stone = ""] = await freeStones(portal, 2);
    const [broken] = await heldBy(portal, "customer", [odd]);
    await heldBy(portal, "customer", [stone]);
    // Its row cannot be counted up any more.
    await portal.pool.query("UPDATE stone SET version = 2147483647 WHERE stock_no = $1", [odd]);
    portal.clock.advance(hours(48));
    expect(await expireDueHolds(portal.house)).toBe(1);
    expect((await stoneNow(portal, stone)).status).toBe(1);
    expect(await lineNow(broken?.id ?? 0)).toMatchObject({ state: "held" });
  });
});
