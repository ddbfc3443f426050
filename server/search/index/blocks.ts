import type { BlockLayout } from "./layout.ts";
import type { IndexMemory } from "./memory.ts";
import type { PlaceMap } from "./place-map.ts";
import type { Schema } from "./schema.ts";
import type { StoreHead } from "./store-head.ts";
import type { Zones } from "./zones.ts";

/** The spot of a row: its block, the addresses of the block and of its line, and its bit in every bitmap. */
export interface Spot {
  readonly block: number;
  readonly base: number;
  readonly line: number;
  /** its number in the block */
  readonly row: number;
  readonly byte: number;
  readonly bit: number;
}

/** The rows of one index, for the code that writes and finds them. */
export interface Blocks {
  readonly schema: Schema;
  readonly layout: BlockLayout;
  readonly keysInLine: readonly { next: number; text: number }[];
  readonly memory: IndexMemory;
  readonly head: StoreHead;
  readonly zones: Zones;
  readonly places: PlaceMap;
  spotOf(place: number): Spot;
  isLive(place: number): boolean;
}
