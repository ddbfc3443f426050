import { useLiveStones } from "../use-live-stones.ts";
import { type ActingStone, eachOnce } from "./acting-stone.ts";

/**
 * The chosen stones with their present statuses. While one of several is still available they stay as they were chosen:
 * the refusal names those that went meanwhile, and offers to continue with the rest.
 */
export function useChosenStones(given: readonly ActingStone[]): readonly ActingStone[] {
  const chosen = eachOnce(given);
  const heard = useLiveStones(chosen);
  const isLeft = heard.some((stone, at) => stone === chosen[at]);
  return chosen.length > 1 && isLeft ? chosen : heard;
}
