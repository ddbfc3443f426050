import type { Data } from "#api/operation-types.ts";
import { count, dash } from "#domain/format.ts";
import { type LostFigure, lostSteps } from "#domain/lost-deals.ts";
import { Link } from "#ui/frame/link.tsx";
import { ScrolledTable } from "#ui/table/scrolled-table.tsx";
import { keyOfCell } from "./lost-key.ts";
import { words } from "./words.ts";

type Lost = Data<"getLostDeals">;
type Row = Lost["rows"][number];

interface LostTableProps {
  of: Lost;
  nameOf: (row: Row) => string;
  /** The address of the lines behind a figure. */
  addressOf: (key: string) => string;
}

/** The figures of a step that stand in the table; the others stand beside its lines. */
const shown = ["began", "on", "lost"] as const satisfies LostFigure[];

/** The rows that lose most, and all together. Every figure opens its lines. */
export function LostTable({ of: { by, rows, total }, nameOf, addressOf }: LostTableProps) {
  const steps = lostSteps.filter((step) => total[step] !== null);
  return (
    <div className="insight-table">
      <ScrolledTable
        label={words.lostTitle}
        heads={[
          { label: words.groups[by] },
          ...(total.searches === null ? [] : [{ label: words.searchesHead, isNumber: true }]),
          ...steps.flatMap((step) => shown.map((figure) => ({ label: words.head(step, figure), isNumber: true }))),
          { label: words.losesAt },
        ]}
      >
        {[...rows, total].map((row) => (
          <tr key={row.value ?? ""} className={row.value === null ? "insight-total" : undefined}>
            <td>{row.value === null ? words.allRows : nameOf(row)}</td>
            {total.searches !== null && <td data-number>{count(row.searches ?? 0)}</td>}
            {steps.flatMap((step) =>
              shown.map((figure) => (
                <td key={`${step} ${figure}`} data-number>
                  <Figure
                    of={row[step]?.[figure] ?? 0}
                    to={addressOf(keyOfCell({ step, figure, value: row.value ?? undefined }))}
                  />
                </td>
              )),
            )}
            <td>{row.loses_at ? words.steps[row.loses_at] : dash}</td>
          </tr>
        ))}
      </ScrolledTable>
    </div>
  );
}

const Figure = ({ of, to }: { of: number; to: string }) => (of > 0 ? <Link to={to}>{count(of)}</Link> : count(0));
