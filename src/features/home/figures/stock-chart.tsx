import { quarterBefore, quarterNamed, quarterOf } from "#domain/periods.ts";
import { today } from "#domain/today.ts";
import { Chart } from "#ui/charts/chart.tsx";
import { failureOf } from "./failed.tsx";
import type { FiguresSearch } from "./figures-search.ts";
import { NotNarrowed, ofStockDays } from "./not-narrowed.tsx";
import { stockFigure } from "./stock-figure.ts";
import { stockWeeks } from "./stock-weeks.ts";
import { useStockDays } from "./use-stock.ts";
import { words } from "./words.ts";

/** The stock in each week of a quarter, beside the quarter before, as it was kept on its days. */
export function StockChart({ search }: { search: FiguresSearch }) {
  const quarter = quarterNamed(search.period ?? quarterOf(today()));
  const stock = useStockDays(search, quarter);
  const { of, unit, decimals } = stockFigure(search.figure);
  const before = quarter && quarterBefore(quarter);
  const [name, earlier] = [words.quarter(quarter?.name ?? ""), words.quarter(before?.name ?? "")];
  return (
    <Chart
      form="lines"
      title={words.stockWeeks}
      axis={words.week}
      unit={unit}
      decimals={decimals}
      series={[{ label: name }, { label: earlier, isBefore: true }]}
      rows={stock.data && quarter && before && stockWeeks(stock.data.days, [quarter, before], today(), of)}
      empty={words.noStockDays(name, earlier)}
      failure={failureOf(stock)}
      note={
        <>
          <p className="figure-note dim">{words.pastStockOpensNothing}</p>
          <NotNarrowed of={search} by={ofStockDays} />
        </>
      }
    />
  );
}
