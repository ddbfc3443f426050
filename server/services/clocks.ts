import { keepShown } from "../evidence/shown-stones.ts";
import type { House } from "../house/house.ts";
import { keepCounting } from "./clocks/keep-counting.ts";
import { keepFollowing } from "./clocks/keep-following.ts";
import { sweepDue } from "./clocks/sweep-due.ts";
import type { Stop } from "./service.ts";

/**
 * Starts the repeated work: due holds and offers end, shown stones and the dashboard's figures are counted, the evidence
 * follows the log.
 */
export async function startClocks(house: House): Promise<Stop> {
  const stops = [sweepDue(house), keepShown(house), keepFollowing(house), keepCounting(house)];
  return async () => {
    for (const stop of stops) await stop();
  };
}
