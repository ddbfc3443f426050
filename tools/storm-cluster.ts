/**
 * `npm run storm:cluster [-- --rounds 3 --seconds 10]`: sixty clients fight for the same forty stones through haproxy and
 * four portals, on three PostgreSQL machines of which Patroni makes one the primary. In each round portals, the primary and its
 * standby are killed, the primary hangs, and it stands alone before it is lost. Prints counts, and the longest time without
 * an acknowledged act; fails for a wrong count. It needs Debian's Patroni, etcd, haproxy and PostgreSQL 15.
 */
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { gather } from "#support/fighters.ts";
import { runTool } from "./run-tool.ts";
import { openClusterHouse } from "./storm/cluster/cluster-house.ts";
import { incidents } from "./storm/cluster/incidents.ts";
import { insistOnPrograms } from "./storm/cluster/programs.ts";
import { layField, watch } from "./storm/field.ts";
import { fight, inTheMiddle, longestSilenceMs, noTally } from "./storm/fight.ts";
import { isWhole, verdictOf, wordsOf } from "./storm/verdict.ts";

const PORTALS = 4;
const CLIENTS = 60;
const STONES = 40;

await runTool("storm:cluster", async (log) => {
  const { values } = parseArgs({
    options: { rounds: { type: "string", default: "3" }, seconds: { type: "string", default: "10" } },
  });
  const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
  insistOnPrograms();
  const house = await openClusterHouse(PORTALS);
  try {
    const people = await gather(house.pool, CLIENTS);
    const field = await layField(house.pool, STONES);
    const tally = noTally();
    const end = new AbortController();
    const fighting = Promise.all([
      fight(() => [house.address], people, field, tally, end.signal),
      watch(house.pool, field, end.signal),
    ]);
    await wait(seconds * 1000);
    log.info(`${Math.round(tally.acknowledged.length / seconds)} acts a second in calm`);
    for (const { name, run } of Array.from({ length: rounds }, () => incidents).flat()) {
      await inTheMiddle(tally);
      const from = Date.now();
      await run(house);
      await house.database.isWhole();
      await inTheMiddle(tally);
      const silence = (longestSilenceMs(tally, from) / 1000).toFixed(1);
      log.info(
        `${name}: ${silence} s without an acknowledged act, whole again after ${Math.round((Date.now() - from) / 1000)} s`,
      );
    }
    end.abort();
    await fighting;
    const verdict = await verdictOf(house.pool, tally.acknowledged);
    const answered = Object.fromEntries([...tally.byStatus].toSorted(([a], [b]) => a - b));
    log.info(
      `${PORTALS} portals: ${tally.acknowledged.length} acts acknowledged; ${wordsOf(verdict)}; answers ${JSON.stringify(answered)}`,
    );
    const defects = tally.byStatus.get(500) ?? 0;
    if (!isWhole(verdict) || defects > 0 || tally.acknowledged.length === 0) process.exitCode = 1;
  } finally {
    house.close();
  }
});
