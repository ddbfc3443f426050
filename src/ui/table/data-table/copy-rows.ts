import type { ClipboardEvent } from "react";
import { isGroupRow } from "./group-row.ts";
import { tsv } from "./tsv.ts";
import type { Column } from "./types.ts";
import type { ShownLine } from "./use-table-model.ts";

interface CopyRows<Row extends object> {
  columns: readonly Column<Row>[];
  lines: readonly ShownLine<Row>[];
  selected: ReadonlySet<string>;
  /** The row that has the keyboard. */
  here: string | undefined;
  onCopied: (count: number) => void;
}

/** Ctrl+C on a list copies the selected rows, else the row that has the keyboard. Marked text is copied as text. */
export const copyRows =
  <Row extends object>({ columns, lines, selected, here, onCopied }: CopyRows<Row>) =>
  (event: ClipboardEvent) => {
    if (!document.getSelection()?.isCollapsed || event.target !== event.currentTarget) return;
    const isChosen = (id: string) => (selected.size > 0 ? selected.has(id) : id === here);
    const copied = lines.flatMap(({ id, line }) => (isGroupRow(line) || !isChosen(id) ? [] : [line]));
    event.clipboardData.setData("text/plain", tsv(columns, copied));
    event.preventDefault();
    onCopied(copied.length);
  };
