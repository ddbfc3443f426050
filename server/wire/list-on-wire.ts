import type { Data } from "#api/operation-types.ts";
import { decimalNumber, type Hundredths, hundredths } from "#domain/money.ts";
import type { listInForce, pricesInOrder, Repricing } from "../db/queries/price-lists.ts";

type List = Data<"listPriceLists">["data"][number];
type Price = Data<"getRapPrice">["data"][number];
type Effect = Data<"insertLatestPrices">["effect"];
type ListRow = NonNullable<Awaited<ReturnType<typeof listInForce>>>;
type PriceRow = Awaited<ReturnType<ReturnType<typeof pricesInOrder>["execute"]>>[number];

/** A price list as the wire has it. */
export const listOnWire = (row: ListRow): Omit<List, "prices"> => ({
  id: row.id,
  list_no: row.list_no,
  label: row.label,
  effective_on: row.effective_on,
  is_synthetic: row.is_synthetic,
  applied_at: row.applied_at?.toISOString() ?? null,
  version: row.version,
});

export const listPriceOnWire = ({ from_carat, to_carat, price, list_id: _, ...row }: PriceRow): Price => ({
  ...row,
  from_carat: Number(from_carat),
  to_carat: Number(to_carat),
  price: Number(price),
});

/** The effect of a price list: "This changes 412 stones by −3.1 %.", whose they are, and how many keep their price. */
export function effectOnWire({ gained, lost, stay, providers }: Repricing): Effect {
  const moves = providers.map(({ before_amt, after_amt, ...row }) => ({
    ...row,
    before: hundredths(before_amt),
    after: hundredths(after_amt),
  }));
  const sumOf = (name: "stones" | "before" | "after") => moves.reduce((sum, row) => sum + row[name], 0);
  return {
    stones: sumOf("stones"),
    gained,
    lost,
    stay,
    ...amounts(sumOf("before"), sumOf("after")),
    providers: moves.map(({ before, after, ...row }) => ({ ...row, ...amounts(before, after) })),
  };
}

const amounts = (before: Hundredths, after: Hundredths) => ({
  before_amt: decimalNumber(before),
  after_amt: decimalNumber(after),
  change_pct: before === 0 ? null : Math.round(((after - before) * 10_000) / before) / 100,
});
