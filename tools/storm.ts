/**
 * `npm run storm`: sixty clients fight for the same forty stones, with one portal and with two on one database; then
 * portals are killed in the middle of it (SIGKILL), fifty times each (`-- --rounds 50 --seconds 10`). Prints counts,
 * and fails for a wrong one.
 */
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { gather } from "#support/fighters.ts";
import { runTool } from "./run-tool.ts";
import { layField, watch } from "./storm/field.ts";
import { fight, inTheMiddle, noTally } from "./storm/fight.ts";
import { openStormHouse } from "./storm/house.ts";
import { isWhole, verdictOf, wordsOf } from "./storm/verdict.ts";

const CLIENTS = 60;
const STONES = 40;

await runTool("storm", async (log) => {
  const { values } = parseArgs({
    options: {
      rounds: { type: "string", default: "50" },
      seconds: { type: "string", default: "10" },
      json: { type: "boolean", default: false },
    },
  });
  const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
  const results: Record<string, unknown> = {};
  let isSound = true;
  for (const portals of [1, 2]) {
    const house = await openStormHouse(portals);
    try {
      const people = await gather(house.pool, CLIENTS);
      const field = await layField(house.pool, STONES);
      const tally = noTally();
      const end = new AbortController();
      const fighting = Promise.all([
        fight(() => house.addresses(), people, field, tally, end.signal),
        watch(house.pool, field, end.signal),
      ]);
      await wait(seconds * 1000);
      const calm = tally.acknowledged.length;
      for (let round = 0; round < rounds; round++) {
        await inTheMiddle(tally);
        await house.killAndRestart();
      }
      end.abort();
      await fighting;
      const verdict = await verdictOf(house.pool, tally.acknowledged);
      const answered = Object.fromEntries([...tally.byStatus].toSorted(([a], [b]) => a - b));
      log.info(
        `${portals} portal(s): ${tally.acknowledged.length} acts acknowledged (${Math.round(calm / seconds)} a second in calm, ${tally.acknowledged.length - calm} between ${rounds} kills); ${wordsOf(verdict)}; answers ${JSON.stringify(answered)}`,
      );
      const defects = tally.byStatus.get(500) ?? 0;
      isSound &&= isWhole(verdict) && defects === 0 && tally.acknowledged.length > 0;
      results[`portals_${portals}`] = { acknowledged: tally.acknowledged.length, rounds, answered, ...verdict };
    } finally {
      await house.close();
    }
  }
  if (values.json) console.log(JSON.stringify(results));
  if (!isSound) process.exitCode = 1;
});
