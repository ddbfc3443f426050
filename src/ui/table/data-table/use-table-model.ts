import {
  type ColumnDef,
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import { isGroupRow } from "./group-row.ts";
import { columnOrder, deliveredLayout, narrowest } from "./layout.ts";
import { useDeliveredWidths } from "./measure.ts";
import { parseSort, sortString } from "./sort.ts";
import type { Column, DataTableProps, Line, TableLayout } from "./types.ts";

const features = tableFeatures({
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
});

/** A column as it is drawn now. */
export interface ShownColumn<Row> extends Column<Row> {
  size: number;
  byHand: boolean;
  sorted: false | "asc" | "desc";
  /** Its place among several sort keys, from 1. */
  sortPlace: number;
}

/** One line with its stable identity. */
export interface ShownLine<Row> {
  id: string;
  line: Line<Row>;
}

type ModelProps<Row extends object> = Pick<DataTableProps<Row>, "columns" | "rows" | "rowId" | "sorting"> & {
  layout: TableLayout | undefined;
};

/** Columns in this person's order and widths, and rows with their identities. Sorting is the server's. */
export function useTableModel<Row extends object>(props: ModelProps<Row>) {
  const { columns, rows, rowId, sorting, layout = deliveredLayout } = props;
  const delivered = useDeliveredWidths(columns);

  const definitions = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<typeof features, Line<Row>> => ({
          id: column.id,
          header: column.head,
          size: delivered[column.id],
          minSize: Math.min(narrowest, column.width ?? narrowest),
          enableSorting: column.sortable ?? false,
          accessorFn: (line) => line,
        }),
      ),
    [columns, delivered],
  );
  const state = useMemo(
    () => ({
      columnOrder: columnOrder(columns, layout),
      columnVisibility: Object.fromEntries(
        layout.hidden.filter((id) => id !== columns[0]?.id).map((id) => [id, false]),
      ),
      columnSizing: { ...layout.widths },
      sorting: parseSort(sorting?.sort ?? ""),
    }),
    [columns, layout, sorting?.sort],
  );

  const table = useTable<typeof features, Line<Row>>({
    features,
    columns: definitions,
    data: rows,
    getRowId: (line) => (isGroupRow(line) ? `group ${line.group}` : rowId(line)),
    state,
    manualSorting: true,
    sortDescFirst: false,
    onSortingChange: (updater: Updater<SortingState>) =>
      sorting?.onSort(sortString(functionalUpdate(updater, state.sorting))),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the table reads these behind its methods
  const shown = useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    return table.getVisibleLeafColumns().flatMap((column): ShownColumn<Row>[] => {
      const own = byId.get(column.id);
      if (!own) return [];
      const place = state.sorting.length > 1 ? column.getSortIndex() + 1 : 0;
      const byHand = state.columnSizing[column.id] !== undefined;
      return [{ ...own, size: column.getSize(), byHand, sorted: column.getIsSorted(), sortPlace: place }];
    });
  }, [definitions, state]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the row model follows `rows` alone
  const lines = useMemo(
    () => table.getRowModel().rows.map((row): ShownLine<Row> => ({ id: row.id, line: row.original })),
    [rows],
  );

  return {
    shown,
    lines,
    toggleSort: (id: string, add: boolean) => table.getColumn(id)?.toggleSorting(undefined, add),
  };
}
