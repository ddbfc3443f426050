import { GroupHead } from "./group-head.tsx";
import { isGroupRow } from "./group-row.ts";
import { TableRow } from "./table-row.tsx";
import type { ShownColumn, ShownLine } from "./use-table-model.ts";

interface TableRowsProps<Row extends object> {
  /** The prefix of the rows' ids in the page. */
  tableId: string;
  /** The rows in sight, and a few around them. */
  items: readonly { index: number }[];
  lines: readonly ShownLine<Row>[];
  columns: readonly ShownColumn<Row>[];
  /** The number of columns that a group head spans. */
  across: number;
  numberOf: (id: string) => number;
  pickable: boolean;
  selected: ReadonlySet<string>;
  /** The row of the open drawer, and the row that has the keyboard. */
  open: string | null | undefined;
  here: string | undefined;
}

/** The rows of a table that are in sight, with the heads of their groups. */
export function TableRows<Row extends object>(props: TableRowsProps<Row>) {
  const { tableId, items, lines, columns, across, numberOf, pickable, selected, open, here } = props;
  return items.map(({ index }) => {
    const shownLine = lines[index];
    if (!shownLine) return null;
    const { id, line } = shownLine;
    if (isGroupRow(line)) {
      return (
        <GroupHead key={id} columns={across}>
          {line.head}
        </GroupHead>
      );
    }
    return (
      <TableRow
        key={id}
        row={line}
        domId={`${tableId}-${id}`}
        index={index}
        number={numberOf(id)}
        columns={columns}
        pickable={pickable}
        selected={selected.has(id)}
        open={open === id}
        focused={here === id}
      />
    );
  });
}
