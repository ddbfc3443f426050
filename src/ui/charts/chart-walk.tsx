import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { Link } from "../frame/link.tsx";
import type { ChartRow } from "./chart-data.ts";
import type { Places } from "./places.ts";
import { words } from "./words.ts";

export interface ChartWalkProps {
  title: string;
  rows: readonly ChartRow[];
  places: Places;
  width: number;
  active: number | null;
  onActive: (at: number | null) => void;
  /** A row in words. */
  spoken: (row: ChartRow) => string;
}

/**
 * The way along the rows of a drawing. It is a range input, because every screen reader hands the arrow keys to one and
 * speaks its value, with no mode to be switched on (decision 0093). A mouse reads the row beneath it; a link lies over
 * that row, so that it opens as links do: also in a new tab.
 */
export function ChartWalk({ title, rows, places, width, active, onActive, spoken }: ChartWalkProps) {
  const range = useRef<HTMLInputElement>(null);
  const open = useRef<HTMLAnchorElement>(null);
  const at = Math.min(active ?? 0, rows.length - 1);
  const row = rows[at];
  const cover = Math.max(places.apart, 24);
  const shownRow = active === null ? undefined : rows[active];

  function onPointer(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    onActive(places.nearest(((event.clientX - box.left) / box.width) * width));
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || !open.current) return;
    event.preventDefault();
    open.current.click();
  }
  return (
    <div
      className="chart-walk"
      onPointerMove={onPointer}
      onPointerDown={onPointer}
      onPointerLeave={() => document.activeElement !== range.current && onActive(null)}
    >
      <input
        ref={range}
        type="range"
        min={0}
        max={rows.length - 1}
        value={at}
        aria-label={words.pointsOf(title)}
        aria-valuetext={row ? spoken(row) + (row.to ? `. ${words.opens}` : "") : undefined}
        onChange={(event) => onActive(Number(event.currentTarget.value))}
        onFocus={() => onActive(at)}
        onBlur={() => onActive(null)}
        onKeyDown={onKeyDown}
      />
      {shownRow?.to && (
        <Link
          ref={open}
          to={shownRow.to}
          className="chart-open"
          tabIndex={-1}
          aria-hidden="true"
          style={{
            insetInlineStart: `${((places.centre(at) - cover / 2) / width) * 100}%`,
            inlineSize: `${(cover / width) * 100}%`,
          }}
        />
      )}
    </div>
  );
}
