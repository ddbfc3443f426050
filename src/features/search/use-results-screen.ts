import type { ListShape } from "#screens/list-of.ts";
import { useListState } from "#screens/use-list-state.ts";
import type { FoundStone } from "#stones/found-stone.ts";
import { stoneId } from "#stones/use-selected-stones.ts";
import { useVocabulary } from "#stones/use-vocabulary.ts";
import { listSearch } from "#ui/list/list-search.ts";
import { stoneCard } from "#ui/table/stone-table/stone-card.tsx";
import { usualSize } from "./result-table.tsx";
import type { ResultsPageProps } from "./results-page-props.ts";
import type { Results } from "./results-search.ts";
import { useChooseClient } from "./use-choose-client.ts";
import { useFoundStones } from "./use-found-stones.ts";
import { useRailRoom } from "./use-rail-room.ts";
import { useResultChanges } from "./use-result-changes.ts";
import { words } from "./words.ts";

/** The list of the results. Its columns are the viewer's, and its filters stand in the rail. */
const shape: ListShape<FoundStone, Results> = {
  title: words.stones,
  what: words.stones.toLowerCase(),
  columns: [],
  rowId: stoneId,
  openId: ({ stock_no }) => stock_no,
  card: stoneCard,
  filters: [],
  beside: { row: "stock", written: String, shut: { save: undefined, stock: undefined } },
};

/** The state of the results for all parts of their screen. */
export function useResultsScreen(page: Omit<ResultsPageProps, "tabs" | "isHouseChoice">) {
  const { results, onResults, viewer, mayWrite, device, onDirty = noPage } = page;
  const vocabulary = useVocabulary();
  const { found, layout, selection, acting } = useFoundStones({ results, viewer, device, onDirty });
  const { list: cycle, counts } = found;
  const changes = useResultChanges(onResults);
  const { patch, onWhat } = changes;
  const list = useListState(
    shape,
    { search: results, onSearch: patch, onDirty },
    {
      at: listSearch(results, patch, { size: usualSize }),
      // An answer without stones stays until the next answer is there.
      cycle: { ...cycle, state: cycle.detail === null ? cycle.state : "success" },
      rows: cycle.rows,
    },
  );
  const table = {
    results,
    rows: cycle.rows,
    matching: cycle.page.totalRecords,
    selected: list.selected,
    onSelected: cycle.select,
    columns: layout.columns,
    arranging: layout.arranging,
    open: list.open,
    onResults: patch,
    onWhat,
  };
  return {
    results,
    viewer,
    mayWrite,
    vocabulary,
    found,
    counts,
    layout,
    selection,
    acting,
    changes,
    list,
    table,
    chooseClient: useChooseClient(cycle, onResults),
    room: useRailRoom(),
    isBeside: results.save !== undefined || results.stock !== undefined,
    isBusy: cycle.isLoading && cycle.rows.length > 0,
  };
}

/** A screen that no route guards. */
const noPage = () => {};

export type ResultsScreen = ReturnType<typeof useResultsScreen>;
