import type { House } from "../house.ts";
import { repeat } from "../repeat.ts";
import { expireDueHolds } from "./expire-holds.ts";

const EVERY_MS = 1000;

/** Ends holds whose time has passed for as long as the portal runs; answers how to stop it. */
export function sweepHolds(house: House): () => Promise<void> {
  const end = new AbortController();
  const { signal } = end;
  const whenItFails = "the holds that are over could not be ended";
  const loop = repeat(() => expireDueHolds(house), { everyMs: EVERY_MS, signal, log: house.log, whenItFails });
  return async () => {
    end.abort();
    await loop;
  };
}
