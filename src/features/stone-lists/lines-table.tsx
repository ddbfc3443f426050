import type { ShownList } from "#domain/stone-lists.ts";
import type { ListViewer } from "#stones/lines/list-viewer.ts";
import type { StoneLine } from "#stones/stone-line.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { TableSkeleton } from "#ui/data-table/table-skeleton.tsx";
import type { DataTableProps } from "#ui/data-table/types.ts";
import type { FilterValues } from "#ui/filter.ts";
import { ListStates, type ListStatesProps } from "#ui/list-states.tsx";
import { lineCard, ownLineCard } from "./line-card.tsx";
import { LinesEmpty } from "./lines-empty.tsx";
import type { LineFilters } from "./lines-filters.tsx";
import type { LinesSearch } from "./lines-search.ts";
import { listWords } from "./list-words.ts";
import { lineId } from "./use-lines.ts";

interface LinesTableProps extends Pick<ListStatesProps, "onPage"> {
  list: ShownList;
  viewer: ListViewer;
  cycle: ListStatesProps["list"];
  search: LinesSearch;
  filters: LineFilters;
  onFilter: (patch: FilterValues) => void;
  onSearch: (patch: Partial<LinesSearch>) => void;
  /** Whether the account's columns are known; until then it loads. */
  isReady: boolean;
  table: Pick<DataTableProps<StoneLine>, "columns" | "rows" | "sorting" | "picking" | "opening" | "arranging" | "page">;
}

/** A list's lines, or what stands in their place. */
export function LinesTable(props: LinesTableProps) {
  const { list, viewer, cycle, search, filters, onFilter, onSearch, onPage, isReady, table } = props;
  const { what, title } = listWords[list];
  const { columns, arranging } = table;
  const skeleton = <TableSkeleton label={what} columns={columns} layout={arranging?.layout} pickable />;
  if (!isReady) return skeleton;
  return (
    <ListStates
      list={cycle}
      what={what}
      skeleton={skeleton}
      empty={<LinesEmpty list={list} viewer={viewer} search={search} onSearch={onSearch} />}
      filters={filters.all}
      values={filters.values}
      onFilter={onFilter}
      onPage={onPage}
    >
      <DataTable label={title} rowId={lineId} card={viewer.namesClient ? lineCard : ownLineCard} {...table} />
    </ListStates>
  );
}
