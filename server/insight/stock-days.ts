import type { Data, Query } from "#api/operation-types.ts";
import { figureDays } from "#domain/limits.ts";
import { decimalNumber, hundredths } from "#domain/money.ts";
import { codesOf } from "../access/asked-codes.ts";
import { actsForEverybody } from "../access/viewer.ts";
import { type StockDay, stockDays } from "../db/queries/stock-days.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import { spanOf } from "./period.ts";

/** The stock of each day that is kept in a period. It is the house's: nobody else is told what all of it was. */
export async function listStockDays(ctx: Reading, query: Query<"listStockDays">): Promise<Data<"listStockDays">> {
  if (!actsForEverybody(ctx.actor.roleId)) throw new Problem("forbidden");
  const period = spanOf(ctx, query, { days: figureDays, at: "/query" });
  const rows = await stockDays(ctx.db, period, { diamond_type: query.diamond_type, ...codesOf(query) });
  const days = new Map<string, StockDay[]>();
  for (const row of rows) days.set(row.day, [...(days.get(row.day) ?? []), row]);
  return {
    period,
    days: [...days].map(([day, types]) => ({
      day,
      totalInventory: sumOf(types),
      whiteInventory: sumOf(types.filter(({ diamond_type }) => diamond_type === "white")),
      fancyInventory: sumOf(types.filter(({ diamond_type }) => diamond_type === "fancy")),
    })),
  };
}

function sumOf(types: readonly StockDay[]) {
  const total = (name: "carats" | "amount") =>
    decimalNumber(types.reduce((sum, type) => sum + hundredths(type[name]), 0));
  const pieces = types.reduce((sum, type) => sum + type.pieces, 0);
  return { pieces, carats: total("carats"), sell_amt: total("amount") };
}
