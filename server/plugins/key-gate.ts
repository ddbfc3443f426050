import type { Actor } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import { type CountingPlace, SharedMinute } from "../house/limits/shared-minute.ts";

/** Limits the calls of one API key in a minute, by its own number, for all portals of the house together. */
export function keyGate(place: CountingPlace) {
  const calls = new SharedMinute("key");
  return async ({ key }: Actor): Promise<void> => {
    const retryAfter = key && (await calls.spend(place, key.id, key.callsPerMinute));
    if (retryAfter !== undefined) throw new Problem("tooManyRequests", { retryAfter });
  };
}
