import { useCall } from "#api/query.ts";
import { addresses } from "#domain/addresses.ts";
import { count, formatDate, number2, parseDay, usd } from "#domain/format.ts";
import { daysBetween } from "#domain/periods.ts";
import { today } from "#domain/today.ts";
import { useAttributeNames } from "#stones/use-attribute-names.ts";
import { Link } from "#ui/frame/link.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { Code } from "#ui/marks/code.tsx";
import { ShapeIcon } from "#ui/marks/shape-icon.tsx";
import { ScrolledTable } from "#ui/table/scrolled-table.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { drawn } from "#ui/table/stone-table/shape-cell.tsx";
import { StoneOrigin } from "#ui/table/stone-table/stone-origin.tsx";
import { failureOf } from "./failed.tsx";
import type { InsightSearch } from "./insight-search.ts";
import { stockAsked } from "./stock-of-age.ts";
import { words } from "./words.ts";

const SHOWN = 10;
const heads = [
  { label: words.stone },
  { label: words.arrived, isNumber: true },
  { label: words.age, isNumber: true },
  { label: words.caratsHead, isNumber: true },
  { label: words.amount, isNumber: true },
];

function daysSince(at: string): string {
  const now = today();
  return count(Math.max(0, daysBetween(parseDay(formatDate(at)) ?? now, now)));
}

/** The stones that have lain longest; each opens on its own. */
export function OldestStones({ search }: { search: InsightSearch }) {
  const nameOf = useAttributeNames();
  const found = useCall(
    "searchStones",
    { query: { page: 1, size: SHOWN }, body: stockAsked(search) },
    { fallback: "dataNotFetched" },
  );
  const failure = failureOf(found);
  const stones = failure ? undefined : found.data?.stockList;
  return (
    <Panel title={words.oldest} flush>
      {failure}
      {!failure && !stones && <SkeletonRows label={words.oldest} rows={SHOWN} widths={[240, 96, 48, 56, 96]} />}
      {stones && (
        <div className="insight-table">
          <ScrolledTable label={words.oldest} heads={heads}>
            {stones.map(({ id, stock_no, stone_origin, shape, color, clarity, carat, sell_amt, arrived_at }) => (
              <tr key={id}>
                <td className="long-cell">
                  <span className="with-icon">
                    <ShapeIcon shape={drawn(shape)} />
                    <span>
                      <Link to={addresses.stone(stock_no)}>
                        <Code>{stock_no}</Code>
                      </Link>{" "}
                      {[nameOf("shape", shape), color, clarity].filter(Boolean).join(" ")} ·{" "}
                      <StoneOrigin of={stone_origin} />
                    </span>
                  </span>
                </td>
                <td data-number>{formatDate(arrived_at)}</td>
                <td data-number>{daysSince(arrived_at)}</td>
                <td data-number>{number2(carat)}</td>
                <td data-number>{usd(sell_amt)}</td>
              </tr>
            ))}
          </ScrolledTable>
        </div>
      )}
    </Panel>
  );
}
