import "./chart.css";
import { type ReactNode, useRef, useState } from "react";
import { Act } from "../act/act.tsx";
import { Panel } from "../frame/panel.tsx";
import { partOfProgram } from "../frame/part-of-program.ts";
import { colours } from "../frame/scheme-colours.ts";
import { useScreenKeys } from "../frame/use-screen-keys.ts";
import { ChartBones } from "./chart-bones.tsx";
import { type ChartFacts, type ChartRow, figuresOf } from "./chart-data.ts";
import { ChartKey } from "./chart-key.tsx";
import { bodyHeight, type ChartForm, isList } from "./sizes.ts";
import { turnTable } from "./turn-table.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { words } from "./words.ts";

/** The drawing comes while the figures are on their way. */
const useDrawing = partOfProgram(() => import("./forms.tsx").then((m) => m.Drawing));

/** A print has the light colours, whatever the page has. */
const onPaper = `@media print{.chart{${colours("light")}}}`;

/** The rows that a list shows unless its screen says otherwise. */
const ROOM = 10;

export interface ChartProps extends ChartFacts {
  /**
   * `bars`: upright. `lines`: over time, with the period before. `stacked`: the parts of each bar, six at most.
   * `hours`: a row of shades. `list`: level bars, the first series drawn. `funnel`: with those who stop at each step.
   */
  form: ChartForm;
  /** The figures; nothing while they are on their way. */
  rows: readonly ChartRow[] | undefined;
  /** The sentence in place of figures where there are none. */
  empty: ReactNode;
  /** The state in place of figures that could not be fetched. */
  failure?: ReactNode;
  /** Below the figures: what they do not follow, or do not open. */
  note?: ReactNode;
  /** To the right of the title: the period, a link to the whole list. */
  aside?: ReactNode;
  /** The rows that a list has room for; what is beyond them opens. */
  room?: number;
  /** Adds to a list the share of each row in all. Only for figures that may be added up. */
  hasShares?: boolean;
}

/**
 * A chart on its panel. The drawing and the table are made of the same rows, and its height is the same before the
 * figures come, with them and without any.
 */
export function Chart(props: ChartProps) {
  const { form, title, rows, empty, failure, aside, note, series, room = ROOM, hasShares = false } = props;
  const Drawing = useDrawing();
  const [isAsked, setAsked] = useState(false);
  const figure = useRef<HTMLElement>(null);
  const hasFigures = failure === undefined && rows !== undefined && figuresOf(rows).length > 0;
  const hasTable = hasFigures && !isList(form);
  const showsTable = isAsked && hasTable;
  const keepFocus = useKeptFocus(figure, showsTable ? ".chart-twin" : ".chart-walk input");
  useScreenKeys({ t: turnTable });

  function turn() {
    keepFocus();
    setAsked(!showsTable);
  }
  return (
    <Panel
      title={title}
      aside={
        <>
          {aside}
          {!isList(form) && (
            <Act
              variant="subtle"
              keys="T"
              aria-pressed={showsTable}
              className="screen-only chart-turn"
              data-turns-table={hasTable || undefined}
              onClick={turn}
            >
              {words.table}
              <span className="unseen"> {words.of(title)}</span>
            </Act>
          )}
        </>
      }
    >
      <style href="charts-on-paper" precedence="low">
        {onPaper}
      </style>
      <figure ref={figure} className="chart" data-form={form} aria-label={title}>
        {!isList(form) && series.length > 1 && <ChartKey form={form} series={series} />}
        <div
          className="chart-body"
          data-shows-table={showsTable || undefined}
          style={{ minBlockSize: bodyHeight(form, room) }}
        >
          {failure !== undefined ? (
            <div className="chart-said">{failure}</div>
          ) : rows !== undefined && !hasFigures ? (
            <div className="chart-said dim">{empty}</div>
          ) : rows === undefined || !Drawing ? (
            <ChartBones form={form} room={room} title={title} />
          ) : isList(form) ? (
            <Drawing form={form} facts={props} rows={rows} room={room} hasShares={hasShares} />
          ) : (
            <Drawing form={form} facts={props} rows={rows} showsTable={showsTable} />
          )}
        </div>
      </figure>
      {note}
    </Panel>
  );
}
