import type { Data } from "#api/operation-types.ts";
import { addresses } from "#domain/addresses.ts";
import { number2, usd } from "#domain/format.ts";
import type { DiamondType } from "#domain/stone.ts";
import { Tile, TileStrip } from "#ui/charts/tile.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { failureOf } from "./failed.tsx";
import { choosesStones, type FiguresSearch } from "./figures-search.ts";
import { NotNarrowed, ofStock } from "./not-narrowed.tsx";
import { SoldTile } from "./sold-tile.tsx";
import { useStock } from "./use-stock.ts";
import { words } from "./words.ts";

type Sums = Data<"getShapeWise">["totalInventory"];

/** Stock that can still be sold: all of it, white and fancy, and sales. Each tile opens its stones. */
export function StockTiles({ search }: { search: FiguresSearch }) {
  const stock = useStock(search);
  const failure = failureOf(stock);
  const { data } = stock;
  if (failure || data?.totalInventory.pieces === 0) {
    const none = choosesStones(search) ? words.noSuchStock : words.noStock;
    return (
      <Panel title={words.stock} flush={failure !== undefined}>
        {failure ?? none}
      </Panel>
    );
  }
  const tile = (label: string, sums: Sums | undefined, type?: DiamondType) => (
    <Tile
      label={label}
      value={sums?.pieces}
      unit={words.pieces}
      more={[words.carats(number2(sums?.carats)), usd(sums?.sell_amt)]}
      to={addresses.stock({ ...search, ...(type && { diamond_type: type }) })}
    />
  );
  return (
    <>
      <TileStrip label={words.stockAndSales}>
        {tile(words.total, data?.totalInventory)}
        {tile(words.white, data?.whiteInventory, "white")}
        {tile(words.fancy, data?.fancyInventory, "fancy")}
        <SoldTile search={search} label={words.sold} />
      </TileStrip>
      <NotNarrowed what={words.stock} of={search} by={ofStock} />
    </>
  );
}
