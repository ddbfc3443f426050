import "../table/skeleton-rows.css";
import "../marks/strip.css";
import "./tile.css";
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { formatDateTime, type Moment } from "#domain/format.ts";
import { Link } from "../frame/link.tsx";
import type { Figure, Unit } from "./chart-data.ts";
import { manyOf, plain, withUnit } from "./figure-words.ts";
import { changeOf } from "./shares.ts";
import { SmallLine } from "./small-line.tsx";
import { words } from "./words.ts";

export interface TileProps {
  label: string;
  /** The figure; null where there is none, nothing while it is on its way. */
  value: Figure | undefined;
  unit: Unit;
  /** True for values with two decimals. */
  decimals?: boolean;
  /** More of the same things in other units: carats, amount. */
  more?: readonly string[];
  /** The figure of the period before, and that period in words: "the quarter before". */
  before?: { value: Figure; than: string };
  /** The way that the figure came. */
  trend?: readonly Figure[];
  /** The moment up to which the figure is true. */
  until?: Moment;
  /** The address of the very rows that it counts. */
  to?: string;
}

/** A figure with its unit, its change, the way it came, until when it is true, and the way to what it counts. */
export function Tile(props: TileProps) {
  const { label, value, unit, decimals, more, before, trend, until, to } = props;
  const isLoading = value === undefined;
  const figure = (
    <>
      <span className="dim">{label}</span>
      {isLoading ? (
        <span className="tile-figure tile-bone">
          <span className="bone" />
        </span>
      ) : (
        <span className="tile-figure figures">
          {unit === "$" ? withUnit(value, { unit, decimals }) : plain(value, decimals)}
          {unit !== "$" && <span className="tile-unit"> {unitFor(value, unit, decimals)}</span>}
        </span>
      )}
    </>
  );
  return (
    <div className="tile" aria-busy={isLoading || undefined}>
      <div className="tile-head">
        {to ? (
          <Link to={to} className="tile-link">
            {figure}
          </Link>
        ) : (
          <p className="tile-link">{figure}</p>
        )}
        {trend && (isLoading ? <span className="small-line" /> : <SmallLine of={trend} />)}
      </div>
      {more && (
        <TileLine isLoading={isLoading}>
          {more.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </TileLine>
      )}
      {before && (
        <TileLine isLoading={isLoading}>
          <Change now={value ?? null} before={before} unit={unit} decimals={decimals} />
        </TileLine>
      )}
      {until !== undefined && <TileLine isLoading={isLoading}>{words.trueUntil(formatDateTime(until))}</TileLine>}
    </div>
  );
}

const unitFor = (value: Figure, unit: Unit, decimals?: boolean) =>
  typeof unit !== "string" && plain(value, decimals) === "1" ? unit[0] : manyOf(unit);

/** A line below the figure. While the figure is on its way its line is there, and as high. */
const TileLine = ({ isLoading, children }: { isLoading: boolean; children: ReactNode }) => (
  <p className="tile-line dim figures">{isLoading ? <span className="bone" /> : children}</p>
);

const arrows = { more: IconArrowUpRight, less: IconArrowDownRight, same: IconArrowRight, unknown: null };

type ChangeProps = { now: Figure; before: { value: Figure; than: string } } & Pick<TileProps, "unit" | "decimals">;

/** The change against the period before: an arrow and words. It has no colour: more is not always better. */
function Change({ now, before, unit, decimals }: ChangeProps) {
  const change = changeOf(now, before.value);
  const Arrow = arrows[change.kind];
  return (
    <span className="with-icon">
      {Arrow && <Arrow size={16} aria-hidden="true" />}
      <span>{changeWords()}</span>
    </span>
  );
  function changeWords() {
    if (change.kind === "unknown") return words.unknownBefore(before.than);
    if (change.kind === "same") return words.sameAs(before.than);
    const by = change.percent === null ? withUnit(change.by, { unit, decimals }) : `${plain(change.percent, true)} %`;
    return change.kind === "more" ? words.moreThan(by, before.than) : words.lessThan(by, before.than);
  }
}

/** Tiles side by side, as wide as each other. */
export const TileStrip = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className="strip" aria-label={label}>
    {children}
  </section>
);
