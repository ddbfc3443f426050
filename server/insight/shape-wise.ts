import type { Data } from "#api/operation-types.ts";
import { decimalNumber, hundredths } from "#domain/money.ts";
import { priceTable } from "../access/markups/price-table.ts";
import { viewerOf } from "../access/viewer.ts";
import { pricedStones } from "../db/queries/priced-stones.ts";
import { type ShapeFilter, type Sum, stockByShape } from "../db/queries/stock.ts";
import type { Reading } from "../house/context.ts";
import { sumsByShape } from "../search/stock-sums.ts";

type ShapeWise = Data<"getShapeWise">;

/** The stock in the actor's sight by type and shape, at the prices that they may see. */
export async function shapeWise(ctx: Reading, filter: ShapeFilter): Promise<ShapeWise> {
  const viewer = await viewerOf(ctx);
  const index = await ctx.house.stock.summing(ctx.db, viewer);
  const rows = index
    ? sumsByShape(index, filter)
    : await stockByShape(ctx.db, pricedStones(viewer.access, await priceTable(ctx.db, viewer)), filter);
  const amounts = (sums: readonly Sum[]) => {
    const total = (name: "carats" | "total_amt" | "sell_amt") =>
      decimalNumber(sums.reduce((sum, row) => sum + hundredths(row[name]), 0));
    return {
      pieces: sums.reduce((sum, { pieces }) => sum + pieces, 0),
      carats: total("carats"),
      ...(viewer.seesCost && { total_amt: total("total_amt") }),
      sell_amt: total("sell_amt"),
    };
  };
  const shapes = [...new Set(rows.map(({ value }) => value))].map((value) => ({
    value,
    ...amounts(rows.filter((row) => row.value === value)),
  }));
  return {
    totalInventory: amounts(rows),
    whiteInventory: amounts(rows.filter((row) => row.diamond_type === "white")),
    fancyInventory: amounts(rows.filter((row) => row.diamond_type === "fancy")),
    shapes: shapes.sort((a, b) => b.pieces - a.pieces || (a.value < b.value ? -1 : 1)),
  };
}
