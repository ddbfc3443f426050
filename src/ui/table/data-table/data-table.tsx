import { CardList } from "./card-list.tsx";
import { TableGrid } from "./table-grid.tsx";
import type { DataTableProps } from "./types.ts";
import { useShowsCards } from "./use-shows-cards.ts";

/**
 * A list of any length: sticky head, frozen first column, virtual rows, everything by keyboard; cards below 768 px. Its
 * content and its layout belong to the caller. The table keeps only the place of the keyboard.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  return useShowsCards() ? <CardList {...props} /> : <TableGrid {...props} />;
}
