import "./table.css";
import type { ReactNode } from "react";
import { isGroupRow } from "./group-row.ts";
import type { DataTableProps } from "./types.ts";

/** Sticky head, frozen first column, numbers to the right, virtual rows; cards below 768 px. */
export function DataTable<Row extends object>({ label, columns, rows, rowId }: DataTableProps<Row>): ReactNode {
  return (
    <table className="table" aria-label={label}>
      <tbody>
        {rows.map((line) =>
          isGroupRow(line) ? (
            <tr key={line.group}>
              <th colSpan={columns.length}>{line.head}</th>
            </tr>
          ) : (
            <tr key={rowId(line)}>
              {columns.map((column) => (
                <td key={column.id}>{column.cell(line)}</td>
              ))}
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
