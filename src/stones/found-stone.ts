import type { Data } from "#api/operation-types.ts";

/** A stone in the answer of a search. */
export type FoundStone = Data<"searchStones">["stockList"][number];
