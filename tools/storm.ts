/**
 * `npm run storm`: sixty clients fight for the same forty stones, with one portal and with two on one database; then
 * portals are killed in the middle of it (SIGKILL), fifty times each (`-- --rounds 50 --seconds 10`). Prints counts, and
 * fails where one is not what it must be.
 */
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { gather } from "#support/fighters.ts";
import { runTool } from "./run-tool.ts";
import { fight, noTally } from "./storm/fight.ts";
import { openStormHouse } from "./storm/house.ts";
import { type Verdict, verdictOf } from "./storm/verdict.ts";

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
      const { rows } = await house.pool.query<{ stock_no: string }>(
        "SELECT stock_no FROM stone WHERE status = 1 ORDER BY id LIMIT $1",
        [STONES],
      );
      const field = { stones: rows.map(({ stock_no }) => stock_no), lines: [] };
      const tally = noTally();
      const end = new AbortController();
      const fighting = fight(() => house.addresses(), people, field, tally, end.signal);
      await wait(seconds * 1000);
      const calm = tally.acknowledged.length;
      for (let round = 0; round < rounds; round++) {
        await wait(100 + Math.random() * 400);
        await house.killAndRestart();
      }
      end.abort();
      await fighting;
      const verdict = await verdictOf(house.pool, tally.acknowledged);
      const answered = Object.fromEntries([...tally.byStatus].toSorted(([a], [b]) => a - b));
      log.info(
        `${portals} portal(s): ${tally.acknowledged.length} acts acknowledged (${Math.round(calm / seconds)} a second in calm), ${rounds} kills; ${wordsOf(verdict)}; answers ${JSON.stringify(answered)}`,
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

function isWhole({ chainBrokenAt, ...counts }: Verdict): boolean {
  return chainBrokenAt === null && Object.values(counts).every((count) => count === 0);
}

function wordsOf(verdict: Verdict): string {
  return (
    `lost ${verdict.lost}, double claims ${verdict.doubleClaims}, stones that their claims contradict ${verdict.wrongStones}, ` +
    `histories with a gap ${verdict.brokenHistories}, lines that the log contradicts ${verdict.unlogged}, ` +
    `chain ${verdict.chainBrokenAt === null ? "whole" : `broken at ${verdict.chainBrokenAt}`}, deadlocks ${verdict.deadlocks}`
  );
}
