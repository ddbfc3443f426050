import type { House } from "../house.ts";
import { repeat } from "../repeat.ts";
import { followLog } from "./follow.ts";

const EVERY_MS = 60_000;

/** Follows the log for as long as the portal runs; answers how to stop it. */
export function keepFollowing(house: House): () => Promise<void> {
  const end = new AbortController();
  const { signal } = end;
  const whenItFails = "the log could not be followed";
  const loop = repeat(() => followLog(house), { everyMs: EVERY_MS, signal, log: house.log, whenItFails });
  return async () => {
    end.abort();
    await loop;
  };
}
