import type { Column } from "#ui/table/data-table/types.ts";

interface PrintTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
}

/** The whole table for paper, where nothing can be scrolled. On the screen the list stands in its place. */
export function PrintTable<Row>({ label, columns, rows, rowId }: PrintTableProps<Row>) {
  return (
    <table className="print-only print-table" aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ id, head, number }) => (
            <th key={id} data-column={id} data-number={number || undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowId(row)}>
            {columns.map(({ id, number, cell }) => (
              <td key={id} data-column={id} data-number={number || undefined}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
