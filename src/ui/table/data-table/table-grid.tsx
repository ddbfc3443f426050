import "./table.css";
import { useElementSize, useMergedRef } from "@mantine/hooks";
import { type UIEvent, useId, useRef, useState } from "react";
import { copyRows } from "./copy-rows.ts";
import { filled } from "./layout.ts";
import { Spacer } from "./spacer.tsx";
import { TableHead } from "./table-head.tsx";
import { TableRows } from "./table-rows.tsx";
import type { DataTableProps } from "./types.ts";
import { useGridActs } from "./use-grid-acts.ts";
import { useGridWalk } from "./use-grid-walk.ts";
import { useKeptPlace } from "./use-kept-place.ts";
import { useTableModel } from "./use-table-model.ts";
import { useVirtualLines } from "./use-virtual-lines.ts";
import { words } from "./words.ts";

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
  const walk = useGridWalk(lines, opening, show, page?.key);
  const { ids, here, placeOf, onFocus } = walk;
  const { selected, togglePage, onKeyDown, clicks } = useGridActs({
    walk,
    idAt: (index) => lines[index]?.id,
    fits,
    opening,
    picking,
  });
  const keepPlace = useKeptPlace(scroller, label, page?.key);
  const onCopy = copyRows({ columns: shown, lines, selected, here, onCopied: (count) => setSaid(words.copied(count)) });

  const pickRoom = picking ? pickWidth : 0;
  const width = shown.reduce((sum, column) => sum + column.size, pickRoom);
  const across = shown.length + (picking ? 1 : 0);
  // An opening drawer takes room away, and the columns share the rest.
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
          <TableRows
            tableId={id}
            items={items}
            lines={lines}
            columns={shown}
            across={across}
            numberOf={(rowId) => first + placeOf(rowId) + 1}
            pickable={picking !== undefined}
            selected={selected}
            open={opening?.open}
            here={here}
          />
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

/** Written past React: it changes during scrolling, and only a rule of the style sheet depends on it. */
function markPushed({ currentTarget }: UIEvent<HTMLElement>) {
  currentTarget.toggleAttribute("data-pushed", currentTarget.scrollLeft !== 0);
}
