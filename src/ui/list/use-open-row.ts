import { useState } from "react";
import type { Place } from "./drawer.tsx";

interface OpenRow<Row> {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  open: string | null;
  onOpen: (id: string) => void;
}

/**
 * The row whose drawer is open, and its place among the rows. It stays as it was last seen while the list behind it
 * is filtered or loads anew, so that what is being typed in the drawer is not lost.
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
