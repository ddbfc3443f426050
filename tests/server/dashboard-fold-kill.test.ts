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
  let killed = 0;
  for (let round = 0; round < numRuns; round++) {
    await portal.pool.query("UPDATE roll_up SET time_zone = NULL");
    const atOnce = 20 + ((seed + round * 37) % 100);
    const counting = [1, 2].map(() => foldLog(portal.house, { atOnce }).catch((error: unknown) => error));
    for (let kill = 0; kill < 3; kill++)
      killed +=
        (
          await portal.pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND usename = current_user
          AND (query LIKE '%deal_day%' OR query LIKE '%roll_up%')`)
        ).rowCount ?? 0;
    await Promise.all(counting);
    expect(await dealSums(portal.db, filter)).toEqual(await rawDealSums(portal.db, filter));
    await foldLog(portal.house, { atOnce });
    expect(await dealSums(portal.db, filter)).toEqual(await rawDealSums(portal.db, filter));
  }
  expect(killed).toBeGreaterThan(0);
  expect(await compareFigures(portal.house)).toBe(0);
});
