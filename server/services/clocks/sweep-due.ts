import { repeat } from "../../ground/repeat.ts";
import type { House } from "../../house/house.ts";
import { unlessOlder } from "../../house/own-schema.ts";
import { expireDueHolds } from "../../workflows/expire-holds.ts";
import { expireDueOffers } from "../../workflows/expire-offers.ts";

const EVERY_MS = 1000;

/** Ends due holds and offers as long as the portal runs, and returns a function that stops it. */
export function sweepDue(house: House): () => Promise<void> {
  const end = new AbortController();
  const { signal } = end;
  const sweep = (work: (house: House) => Promise<number>, whenItFails: string) =>
    repeat(
      unlessOlder(house, () => work(house)),
      { everyMs: EVERY_MS, signal, log: house.log, whenItFails },
    );
  const loops = [
    sweep(expireDueHolds, "the holds that are over could not be ended"),
    sweep(expireDueOffers, "the offers that are over could not be ended"),
  ];
  return async () => {
    end.abort();
    await Promise.all(loops);
  };
}
