import "./small-table.css";
import "./scrolled-table.css";
import type { ReactNode } from "react";

interface ScrolledTableProps {
  label: string;
  /** The heads of the columns; those of numbers stand at the end of their cells. */
  heads: readonly { label: string; isNumber?: boolean }[];
  /** The rows. */
  children: ReactNode;
}

/** A small table in a frame of its own. It is scrolled sideways where it is wider than its place. */
export const ScrolledTable = ({ label, heads, children }: ScrolledTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
  <section className="scrolled-table" tabIndex={0} aria-label={label}>
    <table className="small-table">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head.label} scope="col" data-number={head.isNumber || undefined}>
              {head.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
);
