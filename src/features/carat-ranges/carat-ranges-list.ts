import { listOf } from "#screens/list-of.ts";
import { rangeId } from "./carat-range.ts";
import { type CaratRangesSearch, closed } from "./carat-ranges-search.ts";
import { words } from "./words.ts";

/** The carat ranges, all on one page: their order is arranged as a whole. */
export const caratRangesList = listOf({
  operation: "listCaratRanges",
  input: (_: CaratRangesSearch, at) => ({ query: { size: at.size } }),
  failure: "dataNotFetched",
  title: words.ranges,
  what: words.ranges,
  columns: [],
  rowId: rangeId,
  card: ({ id }) => id,
  size: 1000,
  filters: [],
  beside: { shut: closed },
});
