import { setTimeout as wait } from "node:timers/promises";
import type { People } from "#support/fighters.ts";
import { anAct, type Outcome, send } from "./act.ts";
import { pick } from "./chance.ts";
import type { Field } from "./field.ts";

/** The answers by status, and the keys of the acknowledged acts. */
export type Tally = { byStatus: Map<number, number>; acknowledged: string[] };
export const noTally = (): Tally => ({ byStatus: new Map(), acknowledged: [] });

const REST_MS = 30; // The rest after no answer, while the portal is away.

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
        if (outcome.status === 0) await wait(REST_MS);
      }
    }),
  );
}

function note({ key, status }: Outcome, tally: Tally): void {
  tally.byStatus.set(status, (tally.byStatus.get(status) ?? 0) + 1);
  if (status >= 200 && status <= 299) tally.acknowledged.push(key);
}
