import { listOf } from "#screens/list-of.ts";
import type { ListPage } from "#screens/list-page.ts";
import type { ListScreenState } from "#screens/use-list-state.ts";
import type { StoneViewer } from "#stones/viewer.ts";
import { isGroupRow } from "#ui/table/data-table/group-row.ts";
import type { Line } from "#ui/table/data-table/types.ts";
import { askedIn, type MatchPairsSearch } from "./match-pairs-search.ts";
import { type PairRow, pairCard, type pairColumns, pairRowId } from "./pair-lines.tsx";
import { pairName } from "./pair-reasons.ts";
import { words } from "./words.ts";

export interface PairListProps extends ListPage<MatchPairsSearch> {
  viewer: StoneViewer;
  mayWrite: boolean;
  /** True if the viewer may keep searches. */
  mayRecord: boolean;
}

/** A pair is drawn as a head and two stones, with the rows of `asStones`. */
const rowsOfStones = { columns: [], card: () => null } as const;

/** The pairs of a search, the best first. */
export const foundPairs = listOf({
  operation: "searchPairs",
  input: (search: MatchPairsSearch, at) => ({ query: { ...at, user_id: search.user_id }, body: askedIn(search) }),
  failure: "collectionNotAdded",
  title: words.title,
  what: words.pairs,
  ...rowsOfStones,
  rowId: pairName,
  size: 50,
  filters: [],
  profile: "search",
});

/** The pairs that the house keeps together, the latest first. */
export const keptPairs = listOf({
  operation: "listKeptPairs",
  input: (_: MatchPairsSearch, at) => ({ query: at }),
  failure: "collectionNotAdded",
  title: words.kept,
  what: words.pairs,
  ...rowsOfStones,
  rowId: ({ id }) => String(id),
  size: 50,
  filters: [],
});

interface Stones {
  lines: readonly Line<PairRow>[];
  columns: ReturnType<typeof pairColumns>;
}

/** A list of pairs, drawn by their stones: two rows to a pair. */
export function asStones<Pair>(list: ListScreenState<Pair>, { lines, columns }: Stones) {
  const { at, shape, state } = list;
  const rows = lines.flatMap((line) => (isGroupRow(line) ? [] : [line]));
  const shown: ListScreenState<PairRow> = {
    ...list,
    rows,
    shape: { ...shape, columns, rowId: pairRowId, card: pairCard },
  };
  const page = { ...at.tablePage(state.page.totalRecords * 2), first: (at.page - 1) * at.size * 2 + 1 };
  return { shown, rows, page };
}
