import "../table/small-table.css";
import type { CSSProperties } from "react";
import { Link } from "../frame/link.tsx";
import { type ChartFacts, type ChartRow, figureAt } from "./chart-data.ts";
import { manyOf, plain } from "./figure-words.ts";
import { words } from "./words.ts";

/** The most rows that stand beside the drawing on paper; more are set in columns below it. */
const BESIDE = 10;

/** The rows of a drawing as a table. It takes the drawing's place when it is asked for, and is printed below it. */
export function ChartTable(props: { facts: ChartFacts; rows: readonly ChartRow[]; isShown: boolean }) {
  const { facts, rows, isShown } = props;
  const { title, axis, series, decimals } = facts;
  return (
    <section
      className="chart-twin"
      data-shown={isShown || undefined}
      data-long={rows.length > BESIDE || undefined}
      style={{ "--table-width": `${lettersOf(facts, rows)}ch` } as CSSProperties}
      aria-label={words.tableOf(title)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
    >
      <table className="small-table" aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{axis}</th>
            {series.map(({ label }) => (
              <th key={label} scope="col" data-number>
                {headOf(label, facts)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.to ? <Link to={row.to}>{row.label}</Link> : row.label}</th>
              {series.map(({ label }, at) => (
                <td key={label} data-number>
                  {plain(figureAt(row, at), decimals)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The letters of the widest row, with the gaps between its cells and heads that go on in a second line: as wide is one column of a long table on paper. */
function lettersOf(facts: ChartFacts, rows: readonly ChartRow[]): number {
  const longest = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));
  const name = longest([facts.axis, ...rows.map(({ label }) => label)]);
  const figures = facts.series.map(({ label }, at) =>
    longest([...headOf(label, facts).split(" "), ...rows.map((row) => plain(figureAt(row, at), facts.decimals))]),
  );
  return figures.reduce((sum, letters) => sum + letters + 3, name);
}

/** A head with its unit, unless it says it already. */
export function headOf(label: string, { unit }: Pick<ChartFacts, "unit">): string {
  const many = manyOf(unit);
  return many === "" || label.toLowerCase().includes(many.toLowerCase()) ? label : `${label}, ${many}`;
}
