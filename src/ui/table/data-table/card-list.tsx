import "./cards.css";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useMemo, useRef } from "react";
import { TickBox } from "../../form/tick-box.tsx";
import { usualHeight } from "./card-height.ts";
import { isGroupRow } from "./group-row.ts";
import { cellText } from "./tsv.ts";
import type { DataTableProps } from "./types.ts";
import { useKeptPlace } from "./use-kept-place.ts";
import { useSelection } from "./use-selection.ts";
import { words } from "./words.ts";

/** The list on a phone: a card for every row, in the order of the table. */
export function CardList<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, card, picking, opening, page } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => rows.flatMap((line) => (isGroupRow(line) ? [] : [rowId(line)])), [rows, rowId]);
  const { selected, toggle } = useSelection(picking, ids);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    overscan: 6,
  });
  const keepPlace = useKeptPlace(scroller, label, page?.key);
  const [first] = columns;
  const total = page?.total ?? rows.length;

  return (
    <section
      ref={scroller}
      className="cards"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
      onScroll={keepPlace}
    >
      <ul style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => {
          const line = rows[item.index];
          if (!line) return null;
          const place = {
            ref: virtualizer.measureElement,
            "data-index": item.index,
            "aria-setsize": total,
            "aria-posinset": (page?.first ?? 1) + item.index,
            style: { transform: `translateY(${item.start}px)` },
          };
          if (isGroupRow(line)) {
            return (
              <li key={`group ${line.group}`} className="card-group" {...place}>
                {line.head}
              </li>
            );
          }
          const id = rowId(line);
          const name = first ? cellText(first, line) : id;
          return (
            <li
              key={id}
              className="card"
              data-picked={selected.has(id) || undefined}
              data-open={opening?.open === id || undefined}
              {...place}
            >
              {opening && (
                <button
                  type="button"
                  className="card-open"
                  aria-label={words.openRow(name)}
                  onClick={() => opening.onOpen(id)}
                />
              )}
              {picking && (
                <TickBox label={words.selectRow(name)} checked={selected.has(id)} onChange={() => toggle(id)} />
              )}
              <div className="card-body">{card(line)}</div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
