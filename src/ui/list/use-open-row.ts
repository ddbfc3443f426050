import { useState } from "react";
import type { Place } from "./drawer.tsx";

interface OpenRow<Row> {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  open: string | null;
  onOpen: (id: string) => void;
}

/**
 * The row of the open drawer, and its place among the rows. The row stays as last seen while the list is filtered or
 * loads anew. So typed text in the drawer is not lost.
 */
export function useOpenRow<Row>({ rows, rowId, open, onOpen }: OpenRow<Row>): { row?: Row; place?: Place } {
  const at = open === null ? -1 : rows.findIndex((row) => rowId(row) === open);
  const found = rows[at];
  const [kept, setKept] = useState<Row>();
  if (found && found !== kept) setKept(found);
  const row = found ?? (kept && open !== null && rowId(kept) === open ? kept : undefined);
  const to = (index: number) => {
    const next = rows[index];
    return next && (() => onOpen(rowId(next)));
  };
  const place = found && { at: at + 1, of: rows.length, onPrevious: to(at - 1), onNext: to(at + 1) };
  return { row, place };
}
