import type pg from "pg";
import { expect, test } from "vitest";
import { dealSums, rawDealSums } from "#server/db/queries/deal-figures.ts";
import { rawSearchHours, searchHours } from "#server/db/queries/search-figures.ts";
import { compareFigures } from "#server/insight/compare-figures.ts";
import { foldLog, searchesFrom } from "#server/insight/fold.ts";
import { useOwnApp } from "#support/app.ts";
import { budget, isNight } from "#support/budget.ts";
import { freeStones, heldBy, onMemo } from "#support/line-stones.ts";

const portal = useOwnApp();
const wide = { from: "2000-01-01", to: "2030-12-31" };

/** The countings that must have been ended in the middle before the test believes the figures. */
const KILLS = isNight() ? 20 : 3;

test("a counting that is killed in the middle, and two at once, count each entry exactly once", async () => {
  await trade();
  const { seed } = budget();
  let kills = 0;
  const killer = await portal.pool.connect();
  try {
    await killer.query("RESET ROLE"); // the portal ends its own connections
    for (let round = 0; kills < KILLS; round++) {
      await portal.pool.query("UPDATE roll_up SET time_zone = NULL");
      const atOnce = 20 + ((seed + round * 37) % 100);
      const killed = await countAndKill(killer, atOnce);
      kills += killed.length;
      await forgetDead(killed);
      await expectFresh();
      await foldLog(portal.house, { atOnce });
      await expectFresh();
    }
  } finally {
    killer.release();
  }
  expect(await compareFigures(portal.house)).toBe(0);
});

async function trade(): Promise<void> {
  const stones = await freeStones(portal, 8);
  await heldBy(portal, "customer", stones.slice(0, 4));
  const memos = await onMemo(portal, "customer2", stones.slice(4));
  await portal.as("admin").call("sellMemo", { body: { ids: memos.map(({ id }) => id) } });
  for (const shape of ["ROUND", "OVAL", "PEAR"])
    await portal
      .as("customer")
      .call("recordSearch", { body: { search: { attributes: { shape: { values: [shape] } } } } });
}

/** Both roll-ups read as a fresh count of the whole log, wherever the counting stands. */
async function expectFresh(): Promise<void> {
  const { db, house } = portal;
  const deals = { ...wide, reach: { of: "all" }, timeZone: house.timeZone } as const;
  expect(await dealSums(db, deals)).toEqual(await rawDealSums(db, deals));
  const searches = { ...wide, timeZone: house.timeZone, searchesFrom: searchesFrom(house), associateId: null };
  const hours = await rawSearchHours(db, searches);
  expect(hours).not.toEqual([]);
  expect(await searchHours(db, searches)).toEqual(hours);
}

// Those alone that are in a transaction: one that rests in the pool takes no counting with it. The end stands in the list:
// a condition may be asked before the others, of any connection.
const KILL = `SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND usename = current_user AND xact_start IS NOT NULL
    AND (query LIKE '%deal_day%' OR query LIKE '%search_hour%' OR query LIKE '%roll_up%')`;

/** Counts by two while this connection ends theirs. Answers those that were ended. */
async function countAndKill(killer: pg.PoolClient, atOnce: number): Promise<number[]> {
  const counting = [1, 2].map(() => foldLog(portal.house, { atOnce }).catch((error: unknown) => error));
  const killed: number[] = [];
  for (let kill = 0; kill < 3; kill++) {
    const { rows } = await killer.query<{ pid: number }>(KILL);
    killed.push(...rows.map(({ pid }) => pid));
  }
  await Promise.all(counting);
  return [...new Set(killed)]; // one that is told to end may be listed once more before it has ended
}

/** Waits until the killed connections have ended, and uses all of the pool once: those that have ended leave it. */
async function forgetDead(pids: readonly number[]): Promise<void> {
  const living = () =>
    portal.pool.query("SELECT FROM pg_stat_activity WHERE pid = ANY($1)", [pids]).then(
      ({ rowCount }) => rowCount,
      () => "a dead connection was asked",
    );
  await expect.poll(living).toBe(0);
  await Promise.all(Array.from({ length: 50 }, () => portal.pool.query("SELECT 1").catch(() => {})));
}
