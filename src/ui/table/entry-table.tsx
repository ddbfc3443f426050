import "./small-table.css";
import "./entry-table.css";
import type { ReactNode } from "react";

export interface EntryColumn {
  id: string;
  head: string;
  /** True for numbers, which are aligned right; words are aligned left. */
  number?: boolean;
}

export interface EntryTableProps {
  label: string;
  columns: readonly EntryColumn[];
  /** The name of the last column, which holds the act on a row. */
  act: string;
  /** `EntryRow` and `EntryNote`. */
  children: ReactNode;
}

/** A table of rows that are edited in place, with a field in every cell and an act at the end. */
export function EntryTable({ label, columns, act, children }: EntryTableProps) {
  return (
    <table className="small-table entry-table" aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ id, head, number }) => (
            <th key={id} scope="col" data-number={number || undefined}>
              {head}
            </th>
          ))}
          <th scope="col" className="screen-only">
            <span className="unseen">{act}</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** A note on a row, below it or between two rows. */
export function EntryNote({ id, span, children }: { id?: string; span: number; children: ReactNode }) {
  return (
    <tr className="entry-note">
      <td colSpan={span} id={id}>
        <div className="row wrap">{children}</div>
      </td>
    </tr>
  );
}
