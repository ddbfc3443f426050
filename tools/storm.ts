/**
 * `npm run storm`: sixty clients fight for the same forty stones, with one portal and with two on one database; then
 * portals are killed in the middle of it (SIGKILL), fifty times each (`-- --rounds 50 --seconds 10`). Prints counts,
 * and fails for a wrong one.
 */
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { runTool } from "./run-tool.ts";
import { beginBattle } from "./storm/battle.ts";
import { inTheMiddle } from "./storm/fight.ts";
import { openStormHouse } from "./storm/house.ts";

await runTool("npm run storm [-- --rounds N] [--seconds N] [--json]", async (log) => {
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
      const { tally, end, judged } = await beginBattle(house.pool, () => house.addresses());
      let calm = 0;
      try {
        await wait(seconds * 1000);
        calm = tally.acknowledged.length;
        for (let round = 0; round < rounds; round++) {
          await inTheMiddle(tally);
          await house.killAndRestart();
        }
      } finally {
        await end();
      }
      const judgement = await judged();
      log.info(
        `${portals} portal(s): ${tally.acknowledged.length} acts acknowledged (${Math.round(calm / seconds)} a second in calm, ${tally.acknowledged.length - calm} between ${rounds} kills); ${judgement.words}`,
      );
      isSound &&= judgement.isSound;
      const { answered, verdict } = judgement;
      results[`portals_${portals}`] = { acknowledged: tally.acknowledged.length, rounds, answered, ...verdict };
    } finally {
      await house.close();
    }
  }
  if (values.json) console.log(JSON.stringify(results));
  if (!isSound) process.exitCode = 1;
});
