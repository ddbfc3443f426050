import type { Data } from "#api/operation-types.ts";
import type { SearchAttribute, StoneSearch } from "#domain/search/stone-search.ts";

type Answer = Data<"searchStones">;

export type Counts = Partial<Record<SearchAttribute, Record<string, number>>>;

export type CaratRangeCount = NonNullable<Answer["carat_ranges"]>[number];

/** Changes the search. Of changes by typing, the history keeps only the latest. */
export type OnWhat = (change: (what: StoneSearch) => StoneSearch, how?: { isTyped?: boolean }) => void;
