/**
 * `npm run storm:cluster [-- --rounds 3 --seconds 10]`: sixty clients fight for the same forty stones through haproxy and
 * four portals, on three PostgreSQL machines of which Patroni makes one the primary. In each round portals, the primary and its
 * standby are killed, the primary hangs, and it stands alone before it is lost. Prints counts, and the longest time without
 * an acknowledged act; fails for a wrong count. It needs Debian's Patroni, etcd, haproxy and PostgreSQL 15.
 */
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { runTool } from "./run-tool.ts";
import { beginBattle } from "./storm/battle.ts";
import { type ClusterHouse, openClusterHouse } from "./storm/cluster/cluster-house.ts";
import { type Incident, incidents } from "./storm/cluster/incidents.ts";
import { insistOnPrograms } from "./storm/cluster/programs.ts";
import { inTheMiddle, longestSilenceMs, type Tally } from "./storm/fight.ts";

const PORTALS = 4;

await runTool("npm run storm:cluster [-- --rounds N] [--seconds N]", async (log) => {
  const { values } = parseArgs({
    options: { rounds: { type: "string", default: "3" }, seconds: { type: "string", default: "10" } },
  });
  const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
  insistOnPrograms("patroni", "etcd", "haproxy", "basebackup");
  const house = await openClusterHouse(PORTALS);
  try {
    const { tally, end, judged } = await beginBattle(house.pool, () => [house.address]);
    try {
      await wait(seconds * 1000);
      log.info(`${Math.round(tally.acknowledged.length / seconds)} acts a second in calm`);
      for (const incident of Array.from({ length: rounds }, () => incidents).flat()) {
        log.info(await told(incident, house, tally));
      }
    } finally {
      await end();
    }
    const { isSound, words } = await judged();
    log.info(`${PORTALS} portals: ${tally.acknowledged.length} acts acknowledged; ${words}`);
    if (!isSound) process.exitCode = 1;
  } finally {
    house.close();
  }
});

/** Lets something happen in the middle of the battle, and says how long nobody got an act acknowledged. */
async function told({ name, run }: Incident, house: ClusterHouse, tally: Tally): Promise<string> {
  await inTheMiddle(tally);
  const from = Date.now();
  await run(house);
  await house.database.untilWhole();
  await inTheMiddle(tally);
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  return `${name}: ${seconds(longestSilenceMs(tally, from))} s without an acknowledged act, whole again after ${seconds(Date.now() - from)} s`;
}
