import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import type { KeyboardEventHandler, PointerEventHandler } from "react";
import type { ShownColumn } from "./use-table-model.ts";

interface HeadContentProps<Row> {
  column: ShownColumn<Row>;
  /** True if the Tab key stops here. The arrows walk to the other heads. */
  stop: boolean;
  /** The id of the text that explains the keys, if the columns can be arranged. */
  helpId?: string;
  onSort?: (id: string, add: boolean) => void;
  onFocus: () => void;
  onKeyDown: KeyboardEventHandler<HTMLElement>;
  onPointerDown: PointerEventHandler<HTMLElement>;
}

/** The words of a head and its direction of sorting. It is a button where pressing or dragging it does something. */
export function HeadContent<Row>(props: HeadContentProps<Row>) {
  const { column, stop, helpId, onSort, onFocus, onKeyDown, onPointerDown } = props;
  const content = (
    <>
      <span>{column.head}</span>
      {column.sorted === "asc" && <IconArrowUp size={12} aria-hidden="true" />}
      {column.sorted === "desc" && <IconArrowDown size={12} aria-hidden="true" />}
      {column.sorted && column.sortPlace > 0 && <small>{column.sortPlace}</small>}
    </>
  );
  if (!onSort && !helpId) {
    return (
      <span className="head" title={column.head}>
        {content}
      </span>
    );
  }
  return (
    <button
      type="button"
      className="head"
      title={column.head}
      tabIndex={stop ? 0 : -1}
      aria-describedby={helpId}
      data-sortable={onSort !== undefined || undefined}
      onFocus={onFocus}
      onClick={(event) => onSort?.(column.id, event.shiftKey)}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
    >
      {content}
    </button>
  );
}
