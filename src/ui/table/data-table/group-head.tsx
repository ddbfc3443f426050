import type { ReactNode } from "react";

/** The head of a group of rows, across the table. */
export const GroupHead = ({ columns, children }: { columns: number; children: ReactNode }) => (
  <tr className="group">
    <th colSpan={columns} scope="rowgroup">
      {children}
    </th>
  </tr>
);
