import { useMediaQuery } from "@mantine/hooks";
import { CardList } from "./card-list.tsx";
import { TableGrid } from "./table-grid.tsx";
import type { DataTableProps } from "./types.ts";

/**
 * A list of any length: sticky head, frozen first column, virtual rows, everything by keyboard; cards below 768 px. Its
 * content and its layout belong to the caller. The table keeps only the place of the keyboard.
 * Paper has the table, whatever printed it.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const phone = useMediaQuery("screen and (max-width: 47.99em)", false, { getInitialValueInEffect: false });
  return phone ? <CardList {...props} /> : <TableGrid {...props} />;
}
