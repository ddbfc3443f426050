import "./figures.css";
import type { ReactNode } from "react";
import { homeRows } from "#domain/home.ts";
import { Panel } from "#ui/frame/panel.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";

interface FigureRowsProps<Row> {
  title: string;
  aside?: ReactNode;
  /** The choices above the rows. */
  head?: ReactNode;
  /** All that were found; nothing while they are on their way. */
  of: readonly Row[] | undefined;
  /** The number of them that is shown. */
  room?: number;
  empty: string;
  failure: ReactNode;
  /** The note below, on the choices that the rows do not follow. */
  note?: ReactNode;
  /** The foot below the rows. */
  foot?: ReactNode;
  /** Draws the first of them. */
  children: (shown: readonly Row[]) => ReactNode;
}

/** A panel of the first rows, as high before they come as with all of them. */
export const FigureRows = <Row,>({
  title,
  aside,
  head,
  of,
  room = homeRows,
  empty,
  failure,
  note,
  foot,
  children,
}: FigureRowsProps<Row>) => (
  <Panel title={title} aside={aside} flush>
    {head && <div className="figure-rows-head">{head}</div>}
    <div className="figure-rows">
      {failure ??
        (of === undefined ? (
          <SkeletonRows label={title} rows={homeRows} widths={[160, 80]} />
        ) : of.length === 0 ? (
          <p className="figure-rows-said dim">{empty}</p>
        ) : (
          children(of.slice(0, room))
        ))}
    </div>
    {note}
    {foot && <div className="figure-rows-foot">{foot}</div>}
  </Panel>
);
