import type { Claim } from "#machines/stone-facts.ts";
import type { Stone } from "../stone-facts.ts";

/** What acting needs to know of a stone, from whatever list it is shown in. */
export type ActingStone = Pick<
  Stone,
  "stock_no" | "status" | "stone_origin" | "shape" | "carat" | "color" | "clarity" | "markup_ppc"
> &
  Pick<Stone, "rap" | "sell_amt"> & {
    /** The client's own claim on it, where the list knows which, null where it is another's; a stone alone does not say. */
    claim?: Claim | null;
  };

/** Each stone once: a stone may stand in two of the pairs that are chosen. */
export const eachOnce = (stones: readonly ActingStone[]): ActingStone[] => [
  ...new Map(stones.map((stone) => [stone.stock_no, stone])).values(),
];

/** What is typed for an act is kept for the same stones. */
export const draftOf = (act: string, stones: readonly ActingStone[]): string =>
  [act, ...stones.map(({ stock_no }) => stock_no).toSorted()].join(" ");
