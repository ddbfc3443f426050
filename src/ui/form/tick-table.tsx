import "../table/small-table.css";
import "./tick-table.css";
import type { ReactNode } from "react";
import { TickBox } from "./tick-box.tsx";

export interface TickColumn {
  id: string;
  head: string;
  /** The head over columns of one group, which are side by side. */
  group?: string;
}

export interface TickRow {
  id: string;
  name: string;
  /** A note beside the name, in dim. */
  note?: ReactNode;
}

export interface TickTableProps {
  label: string;
  rowHead: string;
  rows: readonly TickRow[];
  columns: readonly TickColumn[];
  ticked: (row: string, column: string) => boolean;
  /** True if a cell differs from the stored value. */
  changed?: (row: string, column: string) => boolean;
  /** True if nothing can be ticked. Everything is still shown, with the reason beside the table. */
  locked?: boolean;
  onTick: (row: string, column: string, ticked: boolean) => void;
}

/** A table of tick boxes, rows by columns: who may do what. */
export function TickTable(props: TickTableProps) {
  const { label, rowHead, rows, columns, ticked, changed, locked, onTick } = props;
  const groups = [...new Set(columns.flatMap(({ group }) => group ?? []))];
  const opensGroup = (at: number) => groups.length > 0 && columns[at]?.group !== columns[at - 1]?.group;
  return (
    <div className="tick-table-wrap">
      <table className="small-table tick-table" aria-label={label}>
        <thead>
          {groups.length > 0 && (
            <tr>
              <td />
              {groups.map((group) => (
                <th
                  key={group}
                  scope="colgroup"
                  data-group
                  data-first
                  colSpan={columns.filter((column) => column.group === group).length}
                >
                  {group}
                </th>
              ))}
            </tr>
          )}
          <tr>
            <th scope="col">{rowHead}</th>
            {columns.map(({ id, head }, at) => (
              <th key={id} scope="col" data-tick data-first={opensGroup(at) || undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                {row.name} {row.note && <span className="dim">{row.note}</span>}
              </th>
              {columns.map((column, at) => (
                <td
                  key={column.id}
                  data-tick
                  data-first={opensGroup(at) || undefined}
                  data-changed={changed?.(row.id, column.id) || undefined}
                >
                  <TickBox
                    label={[row.name, column.group, column.head].filter(Boolean).join(", ")}
                    checked={ticked(row.id, column.id)}
                    disabled={locked}
                    onChange={(event) => onTick(row.id, column.id, event.currentTarget.checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
