import { repeat } from "../../ground/repeat.ts";
import type { House } from "../../house/house.ts";
import { unlessOlder } from "../../house/own-schema.ts";
import { foldLog } from "../../insight/fold.ts";

/** Whoever reads a figure counts the entries since the last turn: at 3,000 a second these are six thousand. */
const EVERY_MS = 2_000;

/** Counts the dashboard's figures on as long as the portal runs, and returns a function that stops it. */
export function keepCounting(house: House): () => Promise<void> {
  const end = new AbortController();
  const { signal } = end;
  const whenItFails = "the figures could not be counted on";
  const loop = repeat(
    unlessOlder(house, () => foldLog(house, { signal })),
    { everyMs: EVERY_MS, signal, log: house.log, whenItFails },
  );
  return async () => {
    end.abort();
    await loop;
  };
}
