import { linesPageSize } from "#domain/page-sizes.ts";
import { useListState } from "#screens/use-list-state.ts";
import { useShownRows } from "#stones/lines/line-groups.tsx";
import { listSearch } from "#ui/list/list-search.ts";
import { lineCard, ownLineCard } from "./line-card.tsx";
import { filterPatch, useLineFilters } from "./lines-filters.tsx";
import { type LinesSearch, tabOf } from "./lines-search.ts";
import { listWords } from "./list-words.ts";
import type { StoneListPageProps } from "./stone-list-page-props.ts";
import { useLineLayout } from "./use-line-layout.ts";
import { lineId, useLines } from "./use-lines.ts";

const beside = { row: "line", shut: { line: undefined } as Partial<LinesSearch> } as const;

/** The state of a list's screen: its lines or groups of them, its columns and filters, and the open line. */
export function useStoneList({ list, viewer, search, onSearch, device, scope = {}, pageSize }: StoneListPageProps) {
  const at = listSearch(search, onSearch, { size: pageSize ?? linesPageSize(list) });
  const lines = useLines({ list, search, scope, page: at.page, size: at.size });
  const filters = useLineFilters(list, search, viewer, scope);
  const { columns, arranging, isReady } = useLineLayout(list, viewer, search.diamond_type, device, scope);
  const shape = {
    title: listWords[list].title,
    what: listWords[list].what,
    columns,
    rowId: lineId,
    card: viewer.namesClient ? lineCard : ownLineCard,
    filters: filters.all,
    typed: filterPatch,
    beside,
  };
  // The route's guard asks about unsaved text beside a line, also on the way to another line.
  const state = useListState(shape, { search, onSearch }, { at, cycle: lines.cycle, rows: lines.lines });
  const grouped = useShownRows(lines, {
    grouping: search.groupBy,
    paperPath: viewer.paperPath,
    areWhole: tabOf(list, search) === "all",
  });
  return { ...state, lines, grouped, lineFilters: filters, arranging, isReady };
}

export type StoneList = ReturnType<typeof useStoneList>;
