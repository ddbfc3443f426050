import type { Actor } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import { AMinute } from "../house/limits/a-minute.ts";

/** Limits the calls of one API key in a minute, by its own number; each process of a house counts for itself. */
export function keyGate() {
  const calls = new AMinute<number>();
  return ({ key }: Actor): void => {
    const retryAfter = key && calls.spend(key.id, key.callsPerMinute);
    if (retryAfter !== undefined) throw new Problem("tooManyRequests", { retryAfter });
  };
}
