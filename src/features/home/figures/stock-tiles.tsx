import { addresses } from "#domain/addresses.ts";
import { quarterBefore, quarterNamed, quarterOf } from "#domain/periods.ts";
import type { DiamondType } from "#domain/stone.ts";
import { today } from "#domain/today.ts";
import { Tile, TileStrip } from "#ui/charts/tile.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { failureOf } from "./failed.tsx";
import { choosesStones, type FiguresSearch } from "./figures-search.ts";
import { NotNarrowed, ofStock } from "./not-narrowed.tsx";
import { SoldTile } from "./sold-tile.tsx";
import { otherFigures, stockFigure } from "./stock-figure.ts";
import { atEndOf, stockTrend } from "./stock-weeks.ts";
import { useStock, useStockDays } from "./use-stock.ts";
import { words } from "./words.ts";

type Name = "totalInventory" | "whiteInventory" | "fancyInventory";

/**
 * Stock that can still be sold: all of it, white and fancy, and sales. Each tile opens its stones, and says what there was
 * at the end of the quarter before; its line is the way of the last thirteen weeks. Both are of the figure that it shows.
 */
export function StockTiles({ search }: { search: FiguresSearch }) {
  const stock = useStock(search);
  const failure = failureOf(stock);
  const { data } = stock;
  const quarter = quarterNamed(quarterOf(today()));
  const past = useStockDays(search, quarter);
  const days = past.isError ? [] : past.data?.days;
  if (failure || data?.totalInventory.pieces === 0) {
    const none = choosesStones(search) ? words.noSuchStock : words.noStock;
    return (
      <Panel title={words.stock} flush={failure !== undefined}>
        {failure ?? none}
      </Panel>
    );
  }
  const before = quarter && quarterBefore(quarter);
  const then = before && days && atEndOf(days, before);
  const earlier = words.quarter(before?.name ?? "");
  const { name: figure, of, unit, decimals } = stockFigure(search.figure);
  const tile = (label: string, name: Name, type?: DiamondType) => {
    const sums = data?.[name];
    return (
      <Tile
        label={label}
        value={days && sums && of(sums)}
        unit={unit}
        decimals={decimals}
        more={otherFigures(figure, sums)}
        before={{ value: then ? of(then[name]) : null, than: then ? words.atEndOf(earlier) : words.endOf(earlier) }}
        trend={days && sums ? stockTrend(days, today(), of(sums), (day) => of(day[name])) : []}
        to={addresses.stock({ ...search, ...(type && { diamond_type: type }) })}
      />
    );
  };
  return (
    <>
      <TileStrip label={words.stockAndSales}>
        {tile(words.total, "totalInventory")}
        {tile(words.white, "whiteInventory", "white")}
        {tile(words.fancy, "fancyInventory", "fancy")}
        <SoldTile search={search} label={words.sold} />
      </TileStrip>
      <NotNarrowed what={words.stock} of={search} by={ofStock} />
    </>
  );
}
