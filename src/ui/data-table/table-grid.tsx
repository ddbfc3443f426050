import "./table.css";
import { useElementSize, useMergedRef } from "@mantine/hooks";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type ClipboardEvent, type FocusEvent, type UIEvent, useId, useMemo, useRef, useState } from "react";
import { words } from "../words.ts";
import { gridKeys } from "./grid-keys.ts";
import { isGroupRow } from "./group-row.ts";
import { filled } from "./layout.ts";
import { rowClicks } from "./row-clicks.ts";
import { TableHead } from "./table-head.tsx";
import { TableRow } from "./table-row.tsx";
import { tsv } from "./tsv.ts";
import type { DataTableProps } from "./types.ts";
import { useOpenInSight } from "./use-open-in-sight.ts";
import { useSelection } from "./use-selection.ts";
import { useTableModel } from "./use-table-model.ts";
import { useTopOnPage } from "./use-top-on-page.ts";

const heights = { head: 32, group: 40, compact: 34, roomy: 42 } as const;
const pickWidth = 40;
/** Room kept for the scroll bar. */
const bar = 16;

/** The list as a table. */
export function TableGrid<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, sorting, picking, opening, arranging, page } = props;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { ref: measured, width: room } = useElementSize<HTMLDivElement>();
  const wrap = useMergedRef(scroller, measured);
  const [focusedId, setFocusedId] = useState<string>();
  const [said, setSaid] = useState("");
  const layout = arranging?.layout;
  const { shown, lines, toggleSort } = useTableModel({ columns, rows, rowId, sorting, layout });

  const density = layout?.density ?? "compact";
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heights[isGroupAt(index) ? "group" : density],
    getItemKey: (index) => lines[index]?.id ?? index,
    scrollMargin: heights.head,
    scrollPaddingStart: heights.head,
    overscan: 6,
  });
  function isGroupAt(index: number) {
    const line = lines[index]?.line;
    return line !== undefined && isGroupRow(line);
  }
  useTopOnPage(page?.key, () => {
    setFocusedId(undefined);
    virtualizer.scrollToOffset(0);
  });

  // The keyboard walks over rows; heads of groups are none.
  const { walk, ids, placeOf } = useMemo(() => {
    const indexes = lines.flatMap(({ line }, index) => (isGroupRow(line) ? [] : [index]));
    const rowIds = indexes.map((index) => lines[index]?.id ?? "");
    return { walk: indexes, ids: rowIds, placeOf: new Map(rowIds.map((each, place) => [each, place])) };
  }, [lines]);
  const { selected, toggle, extend, togglePage } = useSelection(picking, ids);
  const at = placeOf.get(focusedId ?? opening?.open ?? "") ?? 0;
  const here = ids[at];

  function go(to: number) {
    setFocusedId(ids[to]);
    const index = walk[to];
    if (index !== undefined) virtualizer.scrollToIndex(index, { align: "auto" });
  }
  useOpenInSight(opening?.open, (id) => {
    const index = walk[placeOf.get(id) ?? -1];
    if (index !== undefined) virtualizer.scrollToIndex(index, { align: "auto" });
  });
  function showFocus(event: FocusEvent) {
    const index = walk[at];
    const byKeyboard = event.target === event.currentTarget && event.currentTarget.matches(":focus-visible");
    if (byKeyboard && index !== undefined) virtualizer.scrollToIndex(index, { align: "auto" });
  }
  function open(rowToOpen: string) {
    if (opening) opening.onOpen(rowToOpen);
    else if (picking) toggle(rowToOpen);
  }
  const onKeyDown = gridKeys({
    at,
    count: ids.length,
    visible: Math.max(1, Math.floor(((virtualizer.scrollRect?.height ?? 0) - heights.head) / heights[density]) - 1),
    go,
    pickable: picking !== undefined,
    onOpen: () => here !== undefined && open(here),
    onToggle: () => here !== undefined && (picking ? toggle(here) : open(here)),
    onExtend: (to) => here !== undefined && extend(here, ids[to] ?? here),
    onTogglePage: togglePage,
  });
  const clicks = rowClicks({
    idAt: (index) => lines[index]?.id,
    pickable: picking !== undefined,
    onFocus: setFocusedId,
    onOpen: open,
    onToggle: toggle,
    onExtend: (to) => extend(focusedId ?? to, to),
  });
  function copy(event: ClipboardEvent) {
    if (!document.getSelection()?.isCollapsed || event.target !== event.currentTarget) return;
    const chosen = selected.size > 0 ? selected : new Set([here]);
    const copied = lines.flatMap(({ id: lineId, line }) => (isGroupRow(line) || !chosen.has(lineId) ? [] : [line]));
    event.clipboardData.setData("text/plain", tsv(shown, copied));
    event.preventDefault();
    setSaid(words.copied(copied.length));
  }

  const items = virtualizer.getVirtualItems();
  const before = (items[0]?.start ?? heights.head) - heights.head;
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? heights.head) - heights.head);
  const pickRoom = picking ? pickWidth : 0;
  const width = shown.reduce((sum, column) => sum + column.size, pickRoom);
  // A drawer that opens takes room away: the columns share what is left.
  const sized = filled(shown, (room || (virtualizer.scrollRect?.width ?? 0)) - pickRoom - bar);
  const first = page?.first ?? 1;
  const active = items.some((item) => lines[item.index]?.id === here) ? `${id}-${here}` : undefined;

  return (
    <div ref={wrap} className="table-wrap" data-scroll-restoration-id={`list ${label}`} onScroll={markPushed}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table that the keyboard walks
        role="grid"
        tabIndex={0}
        className="table"
        data-roomy={density === "roomy" || undefined}
        data-pickable={picking ? true : undefined}
        style={{ minWidth: width }}
        aria-label={label}
        aria-rowcount={(page?.total ?? ids.length) + 1}
        aria-colcount={shown.length + (picking ? 1 : 0)}
        aria-multiselectable={picking ? true : undefined}
        aria-activedescendant={active}
        onKeyDown={onKeyDown}
        onFocus={showFocus}
        onCopy={copy}
      >
        <TableHead
          columns={sized}
          delivered={columns}
          page={{ ids, selected }}
          onTogglePage={picking && togglePage}
          onSort={sorting && toggleSort}
          arranging={arranging}
          helpId={`${id}-help`}
          onSay={setSaid}
        />
        <Spacer height={before} />
        <tbody {...clicks}>
          {items.map((item) => {
            const shownLine = lines[item.index];
            if (!shownLine) return null;
            const { id: lineId, line } = shownLine;
            if (isGroupRow(line)) {
              return (
                <tr key={lineId} className="group">
                  <th colSpan={shown.length + (picking ? 1 : 0)} scope="rowgroup">
                    {line.head}
                  </th>
                </tr>
              );
            }
            return (
              <TableRow
                key={lineId}
                row={line}
                domId={`${id}-${lineId}`}
                index={item.index}
                number={first + (placeOf.get(lineId) ?? 0) + 1}
                columns={shown}
                pickable={picking !== undefined}
                selected={selected.has(lineId)}
                open={opening?.open === lineId}
                focused={here === lineId}
              />
            );
          })}
        </tbody>
        <Spacer height={after} />
      </table>
      <p id={`${id}-help`} className="unseen">
        {words.headHelp}
      </p>
      <div className="unseen" role="status">
        {said}
      </div>
    </div>
  );
}

/** Written past React: it changes while one scrolls, and nothing is to be drawn for it but the style sheet's rule. */
function markPushed({ currentTarget }: UIEvent<HTMLElement>) {
  currentTarget.toggleAttribute("data-pushed", currentTarget.scrollLeft !== 0);
}

/** The height of rows that are not drawn. */
const Spacer = ({ height }: { height: number }) =>
  height > 0 ? (
    <tbody aria-hidden="true">
      <tr style={{ height }} />
    </tbody>
  ) : null;
