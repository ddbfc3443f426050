import "./table.css";
import { useElementSize, useMergedRef } from "@mantine/hooks";
import { type UIEvent, useEffect, useId, useRef, useState } from "react";
import { words } from "../../words.ts";
import { copyRows } from "./copy-rows.ts";
import { gridKeys } from "./grid-keys.ts";
import { GroupHead } from "./group-head.tsx";
import { isGroupRow } from "./group-row.ts";
import { filled } from "./layout.ts";
import { rowClicks } from "./row-clicks.ts";
import { Spacer } from "./spacer.tsx";
import { TableHead } from "./table-head.tsx";
import { TableRow } from "./table-row.tsx";
import type { DataTableProps } from "./types.ts";
import { useGridWalk } from "./use-grid-walk.ts";
import { useKeptPlace } from "./use-kept-place.ts";
import { useSelection } from "./use-selection.ts";
import { useTableModel } from "./use-table-model.ts";
import { useVirtualLines } from "./use-virtual-lines.ts";

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
  const [said, setSaid] = useState("");
  const layout = arranging?.layout;
  const density = layout?.density ?? "compact";
  const { shown, lines, toggleSort } = useTableModel({ columns, rows, rowId, sorting, layout });
  const { items, before, after, width: lastRoom, fits, show } = useVirtualLines(scroller, lines, density);
  const { ids, at, here, focusedId, setFocusedId, placeOf, go, onFocus } = useGridWalk(lines, opening, show);
  const { selected, toggle, extend, togglePage } = useSelection(picking, ids);
  const keepPlace = useKeptPlace(scroller, label, page?.key);
  const shownPage = useRef(page?.key);
  useEffect(() => {
    if (shownPage.current === page?.key) return;
    shownPage.current = page?.key;
    setFocusedId(undefined);
  }, [page?.key, setFocusedId]);

  function open(rowToOpen: string) {
    if (opening) opening.onOpen(rowToOpen);
    else if (picking) toggle(rowToOpen);
  }
  const onKeyDown = gridKeys({
    at,
    count: ids.length,
    visible: fits,
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
  const onCopy = copyRows({ columns: shown, lines, selected, here, onCopied: (count) => setSaid(words.copied(count)) });

  const pickRoom = picking ? pickWidth : 0;
  const width = shown.reduce((sum, column) => sum + column.size, pickRoom);
  const across = shown.length + (picking ? 1 : 0);
  // A drawer that opens takes room away: the columns share what is left.
  const sized = filled(shown, (room || lastRoom) - pickRoom - bar);
  const first = page?.first ?? 1;
  const active = items.some((item) => lines[item.index]?.id === here) ? `${id}-${here}` : undefined;

  return (
    <div
      ref={wrap}
      className="table-wrap"
      onScroll={(event) => {
        markPushed(event);
        keepPlace();
      }}
    >
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
        aria-colcount={across}
        aria-multiselectable={picking ? true : undefined}
        aria-activedescendant={active}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onCopy={onCopy}
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
                <GroupHead key={lineId} columns={across}>
                  {line.head}
                </GroupHead>
              );
            }
            return (
              <TableRow
                key={lineId}
                row={line}
                domId={`${id}-${lineId}`}
                index={item.index}
                number={first + placeOf(lineId) + 1}
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
