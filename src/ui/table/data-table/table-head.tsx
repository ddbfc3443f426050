import { type KeyboardEvent, useRef, useState } from "react";
import { TickBox } from "../../form/tick-box.tsx";
import { words as kit } from "../../words.ts";
import { startResize } from "./column-resize.ts";
import { HeadContent } from "./head-content.tsx";
import { columnOrder, moveColumn, resizeColumn } from "./layout.ts";
import { pageState } from "./selection.ts";
import type { Arranging, Column } from "./types.ts";
import { useColumnDrag } from "./use-column-drag.ts";
import type { ShownColumn } from "./use-table-model.ts";
import { words } from "./words.ts";

interface TableHeadProps<Row> {
  columns: readonly ShownColumn<Row>[];
  delivered: readonly Column<Row>[];
  page: { ids: readonly string[]; selected: ReadonlySet<string> };
  onTogglePage?: () => void;
  onSort?: (id: string, add: boolean) => void;
  arranging?: Arranging;
  /** The id of the text that explains the keys of a head. */
  helpId: string;
  onSay: (text: string) => void;
}

const resizeStep = 8;

/**
 * The heads of a table. A click or Enter sorts; pointer or keyboard moves and resizes. They are one tab stop, with
 * arrows between them.
 */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, delivered, page, onTogglePage, onSort, arranging, helpId, onSay } = props;
  const head = useRef<HTMLTableSectionElement>(null);
  const [stop, setStop] = useState<string>();
  const reachable = columns.filter((column) => arranging || (onSort && column.sortable));
  const stopId = reachable.some(({ id }) => id === stop) ? stop : reachable[0]?.id;
  const { dragged, dropBefore, startDrag } = useColumnDrag({ head, delivered, arranging });

  function move(column: ShownColumn<Row>, by: number) {
    if (!arranging) return;
    const next = moveColumn(delivered, arranging.layout, column.id, by);
    arranging.onLayout(next);
    const shown = columnOrder(delivered, next).filter((id) => !next.hidden.includes(id));
    onSay(kit.moved(column.head, shown.indexOf(column.id) + 1, shown.length));
  }
  function resize(column: ShownColumn<Row>, by: number) {
    if (!arranging) return;
    const next = resizeColumn(arranging.layout, column.id, column.size + by);
    arranging.onLayout(next);
    onSay(words.isWide(column.head, next.widths[column.id] ?? column.size));
  }
  function onKeyDown(column: ShownColumn<Row>, event: KeyboardEvent<HTMLElement>) {
    const rtl = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
    const way = { ArrowLeft: -rtl, ArrowRight: rtl }[event.key];
    if (way === undefined) return;
    if (event.ctrlKey || event.metaKey) move(column, way);
    else if (event.shiftKey) resize(column, way * resizeStep);
    else {
      const next = reachable[reachable.indexOf(column) + way];
      if (next) {
        setStop(next.id);
        head.current?.querySelector<HTMLElement>(`[data-column="${CSS.escape(next.id)}"] button`)?.focus();
      }
    }
    event.preventDefault();
  }

  const state = pageState(page.selected, page.ids);
  return (
    <>
      <colgroup>
        {onTogglePage && <col style={{ width: 40 }} />}
        {columns.map((column) => (
          <col key={column.id} data-column={column.id} style={{ width: column.size }} />
        ))}
      </colgroup>
      <thead ref={head}>
        <tr aria-rowindex={1}>
          {onTogglePage && (
            <th className="pick" scope="col">
              <TickBox
                label={words.selectPage}
                checked={state === "all"}
                partly={state === "some"}
                onChange={onTogglePage}
              />
            </th>
          )}
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              data-column={column.id}
              data-number={column.number || undefined}
              data-dense={column.isDense || undefined}
              data-dragged={dragged === column.id || undefined}
              data-drop={dropBefore === column.id || undefined}
              aria-sort={column.sorted ? (column.sorted === "asc" ? "ascending" : "descending") : undefined}
            >
              <HeadContent
                column={column}
                stop={column.id === stopId}
                helpId={arranging && helpId}
                onSort={column.sortable ? onSort : undefined}
                onFocus={() => setStop(column.id)}
                onKeyDown={(event) => onKeyDown(column, event)}
                onPointerDown={(event) => startDrag(column.id, event)}
              />
              {arranging && (
                <span
                  className="resize"
                  aria-hidden="true"
                  onPointerDown={(event) => startResize(arranging, column.id, event)}
                />
              )}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}
