import type { Claim } from "#machines/stone-facts.ts";
import type { Stone } from "../stone-facts.ts";

/** The fields of a stone that its acts need, whatever list shows it. */
export type ActingStone = Pick<
  Stone,
  "stock_no" | "status" | "stone_origin" | "shape" | "carat" | "color" | "clarity" | "markup_ppc"
> &
  Pick<Stone, "rap" | "sell_amt"> & {
    /** The client's own claim on it: null for another's, undefined if the list does not know. */
    claim?: Claim | null;
  };

/** The stones without repeats, as a stone may be in two of the chosen pairs. */
export const eachOnce = (stones: readonly ActingStone[]): ActingStone[] => [
  ...new Map(stones.map((stone) => [stone.stock_no, stone])).values(),
];

/** The name of a draft: the text typed for an act is kept for the same stones. */
export const draftOf = (act: string, stones: readonly ActingStone[]): string =>
  [act, ...stones.map(({ stock_no }) => stock_no).toSorted()].join(" ");
