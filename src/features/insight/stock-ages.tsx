import type { ReactNode } from "react";
import { count, number2, usd } from "#domain/format.ts";
import { Link } from "#ui/frame/link.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { ScrolledTable } from "#ui/table/scrolled-table.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import type { InsightSearch } from "./insight-search.ts";
import { addressOfAge, type StockBand } from "./stock-of-age.ts";
import { words } from "./words.ts";

interface StockAgesProps {
  search: InsightSearch;
  of: readonly StockBand[] | undefined;
  failure: ReactNode;
}

const heads = [
  { label: words.age },
  { label: words.pieces, isNumber: true },
  { label: words.caratsHead, isNumber: true },
  { label: words.amount, isNumber: true },
];

/** The stock by age in pieces, carats and money, the oldest first. */
export const StockAges = ({ search, of, failure }: StockAgesProps) => (
  <Panel title={words.stockWorth} flush>
    {failure}
    {!failure && !of && <SkeletonRows label={words.stockWorth} rows={6} widths={[120, 56, 72, 96]} />}
    {of && (
      <div className="insight-table stock-ages">
        <ScrolledTable label={words.stockWorth} heads={heads}>
          {of.map((band) => (
            <tr key={band.from_days}>
              <td>
                {band.pieces > 0 ? (
                  <Link to={addressOfAge(search, band)}>{words.band(band.from_days, band.to_days)}</Link>
                ) : (
                  words.band(band.from_days, band.to_days)
                )}
              </td>
              <td data-number>{count(band.pieces)}</td>
              <td data-number>{number2(band.carats)}</td>
              <td data-number>{usd(band.amount)}</td>
            </tr>
          ))}
        </ScrolledTable>
      </div>
    )}
    <p className="dim insight-note">{words.stockOnly}</p>
  </Panel>
);
