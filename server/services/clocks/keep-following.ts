import { compareTables } from "../../evidence/compare-tables.ts";
import { followLog } from "../../evidence/follow.ts";
import { repeat } from "../../ground/repeat.ts";
import type { House } from "../../house/house.ts";
import { unlessOlder } from "../../house/own-schema.ts";

const EVERY_MS = 60_000;

/** Follows the log as long as the portal runs, and returns a function that stops it. */
export function keepFollowing(house: House): () => Promise<void> {
  const end = new AbortController();
  const { signal } = end;
  const whenItFails = "the log could not be followed";
  // Resting rows are counted once at the start, so that a new house does not wait for the next quarter of an hour.
  let turn: (house: House) => Promise<void> = async () => {
    await compareTables(house);
    turn = followLog;
  };
  const loop = repeat(
    unlessOlder(house, () => turn(house)),
    { everyMs: EVERY_MS, signal, log: house.log, whenItFails },
  );
  return async () => {
    end.abort();
    await loop;
  };
}
