import { memo } from "react";
import { TickBox } from "../../form/tick-box.tsx";
import { cellText } from "./tsv.ts";
import type { ShownColumn } from "./use-table-model.ts";
import { words } from "./words.ts";

interface TableRowProps<Row extends object> {
  row: Row;
  /** Its id in the page, its place among these lines, and its number among all. */
  domId: string;
  index: number;
  number: number;
  columns: readonly ShownColumn<Row>[];
  pickable: boolean;
  selected: boolean;
  open: boolean;
  focused: boolean;
}

/** One row. All its props compare by identity, so a toggle draws this row again and no other. */
function Row<Row extends object>(props: TableRowProps<Row>) {
  const { row, domId, index, number, columns, pickable, selected, open, focused } = props;
  const [first] = columns;
  return (
    <tr
      id={domId}
      data-index={index}
      aria-rowindex={number}
      aria-selected={pickable ? selected : undefined}
      aria-current={open || undefined}
      data-open={open || undefined}
      data-focused={focused || undefined}
    >
      {pickable && (
        <td className="pick">
          <TickBox
            label={words.selectRow(first ? cellText(first, row) : "")}
            checked={selected}
            readOnly
            tabIndex={-1}
          />
        </td>
      )}
      {columns.map((column) => {
        const cell = column.cell(row);
        return (
          // A cell of plain words may end in dots: it tells them in full where it is pointed at.
          <td
            key={column.id}
            title={typeof cell === "string" ? cell : undefined}
            data-number={column.number || undefined}
            data-dense={column.isDense || undefined}
          >
            {cell}
          </td>
        );
      })}
    </tr>
  );
}

export const TableRow = memo(Row) as typeof Row;
