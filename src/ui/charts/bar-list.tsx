import "../table/small-table.css";
import { type CSSProperties, type ReactNode, useState } from "react";
import { Link } from "../frame/link.tsx";
import { type ChartFacts, type ChartRow, type Figure, figureAt } from "./chart-data.ts";
import { headOf } from "./chart-table.tsx";
import { manyOf, plain } from "./figure-words.ts";
import { LevelBar } from "./level-bar.tsx";
import { nameWidth } from "./name-axis.ts";
import { shareOf, stopsOf } from "./shares.ts";
import { walkLinks } from "./walk-links.ts";
import { words } from "./words.ts";

export interface BarListProps {
  form: "list" | "funnel";
  facts: ChartFacts;
  rows: readonly ChartRow[];
  /** The rows that have room; what is beyond them opens. */
  room: number;
  /** Adds the share of each row in all of them. Only for figures that may be added up. */
  hasShares: boolean;
}

interface ExtraColumn {
  head: string;
  cell: (row: ChartRow, at: number) => ReactNode;
  /** Left out where there is no room, and the bar says the same. */
  isWide?: boolean;
}

/** A list with a bar in each row: drawing and table are the same element. */
export function BarList({ form, facts, rows, room, hasShares }: BarListProps) {
  const [isOpen, setOpen] = useState(false);
  const { title, axis, series, decimals } = facts;
  const columns = form === "funnel" ? funnelColumns(rows) : listColumns(rows, facts, hasShares);
  const rest = rows.length > room ? rows.length - (room - 1) : 0;
  const widest = Math.max(...rows.map((row) => plain(figureAt(row, 0), decimals).length));
  const before = series.findIndex(({ isBefore }) => isBefore);
  // Figures beside the bars have a scale of their own: clients are drawn among clients, whatever lines they have.
  const barred = rows.flatMap((row) => [figureAt(row, 0) ?? 0, (before < 0 ? null : figureAt(row, before)) ?? 0]);
  const ends = { low: Math.min(0, ...barred), high: Math.max(0, ...barred) };

  return (
    <>
      <table
        className="small-table bar-list"
        style={{ "--names": `${widestName(rows)}px` } as CSSProperties}
        aria-label={title}
        onKeyDown={walkLinks}
      >
        <thead>
          <tr>
            <th scope="col">{axis}</th>
            <th scope="col" data-number>
              {headOf(series[0]?.label ?? manyOf(facts.unit), facts)}
            </th>
            {columns.map(({ head, isWide }) => (
              <th key={head} scope="col" data-number className={isWide ? "bar-wide" : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.id} data-rest={(rest > 0 && !isOpen && at >= room - 1) || undefined}>
              <th scope="row">
                <RowName row={row} />
              </th>
              <td data-number>
                <span className="bar-cell" style={{ "--figure": `${widest}ch` } as CSSProperties}>
                  <LevelBar
                    value={figureAt(row, 0)}
                    before={before < 0 ? null : figureAt(row, before)}
                    stopped={form === "funnel" && at > 0 ? figureAt(rows[at - 1] ?? row, 0) : null}
                    low={ends.low}
                    high={ends.high}
                  />
                  <span>{plain(figureAt(row, 0), decimals)}</span>
                </span>
              </td>
              {columns.map(({ head, cell, isWide }) => (
                <td key={head} data-number className={isWide ? "bar-wide" : undefined}>
                  {cell(row, at)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <button type="button" className="bar-more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.fewer : words.more(rest)}
        </button>
      )}
    </>
  );
}

/** The room of a mark before a name, and of the gaps around it. */
const MARK = 24;
const GAP = 12;

/** The width of the widest name with what stands before it. */
const widestName = (rows: readonly ChartRow[]): number =>
  Math.ceil(Math.max(0, ...rows.map(({ label, mark }) => nameWidth(label, 13) + GAP + (mark ? MARK : 0))));

/** A name may be cut; the whole of it is its title, and what a screen reader says. */
const RowName = ({ row: { label, to, mark } }: { row: ChartRow }) => (
  <span className="bar-name">
    {mark}
    {to ? (
      <Link to={to} title={label}>
        {label}
      </Link>
    ) : (
      <span title={label}>{label}</span>
    )}
  </span>
);

function listColumns(rows: readonly ChartRow[], facts: ChartFacts, hasShares: boolean): ExtraColumn[] {
  const others = facts.series.slice(1).map(({ label }, at) => ({
    head: label,
    isWide: true,
    cell: (row: ChartRow) => plain(figureAt(row, at + 1), facts.decimals),
  }));
  const total = rows.reduce((sum, row) => sum + Math.max(0, figureAt(row, 0) ?? 0), 0);
  const share = { head: words.share, cell: (row: ChartRow) => percent(shareOf(figureAt(row, 0), total)) };
  return hasShares ? [...others, share] : others;
}

/** The loss of a step against the one before it, and the part that is left of the first. */
function funnelColumns(rows: readonly ChartRow[]): ExtraColumn[] {
  const stops = stopsOf(rows.map((row) => figureAt(row, 0)));
  return [
    { head: words.ofFirst, isWide: true, cell: (_, at) => percent(stops[at]?.ofFirst ?? null) },
    {
      head: words.stopsHere,
      cell: ({ stoppedTo }, at) => {
        const stopped = plain(stops[at]?.stopped ?? null);
        return stoppedTo ? <Link to={stoppedTo}>{stopped}</Link> : stopped;
      },
    },
    { head: words.stopsShare, cell: (_, at) => percent(stops[at]?.share ?? null) },
  ];
}

const percent = (value: Figure) => plain(value, true);
