import { codes } from "#domain/codes.ts";
import type { Claim } from "#machines/stone-facts.ts";
import { useLiveStatuses } from "#ui/marks/live-statuses.ts";

/**
 * Stones with their present statuses, as their rows show them. A stone that went out of sight is available to nobody. A
 * heard status is somebody else's doing: after one's own act the rows are read anew.
 */
export function useLiveStones<S extends { stock_no: string; status: number; claim?: Claim | null }>(
  stones: readonly S[],
): readonly S[] {
  const heard = useLiveStatuses(stones.map(({ stock_no }) => stock_no));
  return stones.map((stone, at) => {
    const status = heard[at];
    return status === undefined || status === stone.status
      ? stone
      : { ...stone, status: status ?? codes.stone.notAvailable, claim: null };
  });
}
