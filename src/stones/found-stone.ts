import type { Data } from "#api/operation-types.ts";

/** A stone as searches answer it. */
export type FoundStone = Data<"searchStones">["stockList"][number];
