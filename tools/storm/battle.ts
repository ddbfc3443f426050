import type pg from "pg";
import { gather } from "#support/fighters.ts";
import { layField, watch } from "./field.ts";
import { fight, noTally, type Tally } from "./fight.ts";
import { isWhole, type Verdict, verdictOf, wordsOf } from "./verdict.ts";

const CLIENTS = 60;
const STONES = 40;

/** The end of a battle: what was answered, by status, and what stands in the house. */
export type Judgement = { answered: Record<string, number>; verdict: Verdict; isSound: boolean; words: string };
/** Sixty clients who fight for the same forty stones. It is judged once it has ended. */
export type Battle = { tally: Tally; end(): Promise<void>; judged(): Promise<Judgement> };

export async function beginBattle(pool: pg.Pool, addresses: () => readonly string[]): Promise<Battle> {
  const people = await gather(pool, CLIENTS);
  const field = await layField(pool, STONES);
  const tally = noTally();
  const over = new AbortController();
  const fighting = Promise.all([fight(addresses, people, field, tally, over.signal), watch(pool, field, over.signal)]);
  return {
    tally,
    async end() {
      over.abort();
      await fighting;
    },
    judged: async () => judgementOf(tally, await verdictOf(pool, tally.acknowledged)),
  };
}

function judgementOf({ byStatus, acknowledged }: Tally, verdict: Verdict): Judgement {
  const answered = Object.fromEntries([...byStatus].toSorted(([a], [b]) => a - b));
  const defects = byStatus.get(500) ?? 0;
  return {
    answered,
    verdict,
    isSound: isWhole(verdict) && defects === 0 && acknowledged.length > 0,
    words: `${wordsOf(verdict)}; answers ${JSON.stringify(answered)}`,
  };
}
