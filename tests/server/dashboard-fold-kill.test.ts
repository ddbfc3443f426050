import type pg from "pg";
import { expect, test } from "vitest";
import { dealSums, rawDealSums } from "#server/db/queries/deal-figures.ts";
import { compareFigures } from "#server/insight/compare-figures.ts";
import { foldLog } from "#server/insight/fold.ts";
import { useOwnApp } from "#support/app.ts";
import { budget } from "#support/budget.ts";
import { freeStones, heldBy, onMemo } from "#support/line-stones.ts";

const portal = useOwnApp();

test("a counting that is killed in the middle, and two at once, count each entry exactly once", async () => {
  const stones = await freeStones(portal, 8);
  await heldBy(portal, "customer", stones.slice(0, 4));
  const memos = await onMemo(portal, "customer2", stones.slice(4));
  await portal.as("admin").call("sellMemo", { body: { ids: memos.map(({ id }) => id) } });
  const { numRuns, seed } = budget({ rounds: 5 });
  const filter = {
    from: "2000-01-01",
    to: "2030-12-31",
    reach: { of: "all" },
    timeZone: portal.house.timeZone,
  } as const;
  const killed: number[] = [];
  const killer = await portal.pool.connect();
  try {
    await killer.query("RESET ROLE"); // the portal ends its own connections
    for (let round = 0; round < numRuns; round++) {
      await portal.pool.query("UPDATE roll_up SET time_zone = NULL");
      const atOnce = 20 + ((seed + round * 37) % 100);
      killed.push(...(await countAndKill(killer, atOnce)));
      await forgetDead(killed);
      expect(await dealSums(portal.db, filter)).toEqual(await rawDealSums(portal.db, filter));
      await foldLog(portal.house, { atOnce });
      expect(await dealSums(portal.db, filter)).toEqual(await rawDealSums(portal.db, filter));
    }
  } finally {
    killer.release();
  }
  expect(killed.length).toBeGreaterThan(0);
  expect(await compareFigures(portal.house)).toBe(0);
});

// The end stands in the list: a condition may be asked before the others, of any connection.
const KILL = `SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND usename = current_user
    AND (query LIKE '%deal_day%' OR query LIKE '%roll_up%')`;

/** Counts by two while this connection ends theirs. Answers those that were ended. */
async function countAndKill(killer: pg.PoolClient, atOnce: number): Promise<number[]> {
  const counting = [1, 2].map(() => foldLog(portal.house, { atOnce }).catch((error: unknown) => error));
  const killed: number[] = [];
  for (let kill = 0; kill < 3; kill++) {
    const { rows } = await killer.query<{ pid: number }>(KILL);
    killed.push(...rows.map(({ pid }) => pid));
  }
  await Promise.all(counting);
  return killed;
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
