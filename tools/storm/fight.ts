import { setTimeout as wait } from "node:timers/promises";
import type { People } from "#support/fighters.ts";
import { anAct, type Outcome, send } from "./act.ts";
import { pick } from "./chance.ts";
import type { Field } from "./field.ts";

/** The answers by status, the keys of the acknowledged acts, and when each was acknowledged. */
export type Tally = { byStatus: Map<number, number>; acknowledged: string[]; times: number[] };
export const noTally = (): Tally => ({ byStatus: new Map(), acknowledged: [], times: [] });

const REST_MS = 100; // The rest after no answer, while the portal or its database is away.
const ENOUGH = 5; // Acts before something is killed: at the start of a portal nobody acts yet.
const PATIENCE_MS = 20_000;

/** Everybody acts as fast as the answers come, until the signal. */
export async function fight(
  addresses: () => readonly string[],
  people: People,
  field: Field,
  tally: Tally,
  signal: AbortSignal,
): Promise<void> {
  await Promise.all(
    people.buyers.map(async () => {
      while (!signal.aborted) {
        const outcome = await send(pick(addresses()), anAct(people, field));
        note(outcome, tally);
        if (outcome.status === 0 || outcome.status === 503) await wait(REST_MS);
      }
    }),
  );
}

function note({ key, status }: Outcome, tally: Tally): void {
  tally.byStatus.set(status, (tally.byStatus.get(status) ?? 0) + 1);
  if (status < 200 || status > 299) return;
  tally.acknowledged.push(key);
  tally.times.push(Date.now());
}

/** Waits until acts are under way, for a moment that varies. */
export async function inTheMiddle({ acknowledged }: Tally): Promise<void> {
  const enough = acknowledged.length + ENOUGH;
  const atLatest = Date.now() + PATIENCE_MS;
  while (acknowledged.length < enough && Date.now() < atLatest) await wait(20);
  await wait(Math.random() * 400);
}

/** The longest time in which nobody got an act acknowledged, from a moment on. */
export function longestSilenceMs({ times }: Tally, from: number): number {
  const later = [from, ...times.filter((at) => at > from), Date.now()];
  return Math.max(...later.slice(1).map((at, place) => at - (later[place] ?? at)));
}
