import type { Data } from "#api/operation-types.ts";
import type { SearchAttribute, StoneSearch } from "#domain/search/stone-search.ts";

type Answer = Data<"searchStones">;

export type Counts = Partial<Record<SearchAttribute, Record<string, number>>>;

export type CaratRangeCount = NonNullable<Answer["carat_ranges"]>[number];

/** Changes what is looked for; what is typed takes the place of what was typed just before in the history. */
export type OnWhat = (change: (what: StoneSearch) => StoneSearch, how?: { isTyped?: boolean }) => void;
