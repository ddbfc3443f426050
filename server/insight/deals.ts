import type { Data, Query } from "#api/operation-types.ts";
import { dealsShown, figureDays } from "#domain/limits.ts";
import { decimalNumber, hundredths } from "#domain/money.ts";
import { type DaySpan, quarterBefore } from "#domain/periods.ts";
import { logSize } from "../db/queries/audit-log.ts";
import type { DealKind } from "../db/queries/deal-events.ts";
import { type DealSum, dealSums } from "../db/queries/deal-figures.ts";
import { largestSales } from "../db/queries/largest-sales.ts";
import type { Reading } from "../house/context.ts";
import { clientOf } from "./client-on-wire.ts";
import { dealFilterOf } from "./deal-filter.ts";
import { askedQuarter, spanOf } from "./period.ts";

type Sums = { pieces: number; carats: number; amount: number };

/** Sales less credits, or the deals of one kind. */
function total(rows: readonly DealSum[], plus: DealKind, minus?: DealKind): Sums {
  const sum = (value: (row: DealSum) => number) =>
    rows.reduce((all, row) => all + (row.kind === plus ? value(row) : row.kind === minus ? -value(row) : 0), 0);
  return {
    pieces: sum(({ pieces }) => pieces),
    carats: decimalNumber(sum(({ carats }) => hundredths(carats))),
    amount: decimalNumber(sum(({ amount }) => hundredths(amount))),
  };
}

/** Sales of a quarter and of that before it, less returns. */
export async function quarterPerformance(
  ctx: Reading,
  query: Query<"getQuarterPerformance">,
): Promise<Data<"getQuarterPerformance">> {
  const quarter = askedQuarter(ctx, query.period);
  const before = quarterBefore(quarter);
  const filter = await dealFilterOf(ctx, "invoice", query, { from: before.from, to: quarter.to });
  const up_to = await logSize(ctx.db);
  const rows = await dealSums(ctx.db, { ...filter, salesOnly: true });
  const within = ({ from, to }: DaySpan) => rows.filter(({ day }) => day >= from && day <= to);
  const days = [...new Set(within(quarter).map(({ day }) => day))];
  return {
    quarter: { ...quarter, ...total(within(quarter), "sale", "credit") },
    before: { ...before, ...total(within(before), "sale", "credit") },
    days: days.map((day) => ({ day, ...total(within({ from: day, to: day }), "sale", "credit") })),
    up_to,
  };
}

const funnel = ["enquiry", "hold", "request", "approval", "memo", "sale"] as const;

/** The number of stones that came to each stage in a period. */
export async function funnelChart(ctx: Reading, query: Query<"getFunnelChart">): Promise<Data<"getFunnelChart">> {
  const period = spanOf(ctx, query, { days: figureDays, at: "/query" });
  const filter = await dealFilterOf(ctx, "confirm", query, period);
  const up_to = await logSize(ctx.db);
  const rows = await dealSums(ctx.db, filter);
  const stages = funnel.map((stage) => ({ stage, ...total(rows, stage) }));
  return { period, stages, taken_back: total(rows, "credit"), up_to };
}

/** The largest sales of a period that were not taken back. */
export async function highRecentDeals(
  ctx: Reading,
  query: Query<"listHighRecentDeals">,
): Promise<Data<"listHighRecentDeals">> {
  const period = spanOf(ctx, query, { days: figureDays, at: "/query" });
  const filter = await dealFilterOf(ctx, "invoice", query, period);
  const rows = await largestSales(ctx.db, filter, dealsShown);
  return rows.map(({ carat, price_per_ct, amount, sold_at, invoice_id, invoice_no, ...row }) => ({
    line_id: row.line_id,
    stock_no: row.stock_no,
    stone_origin: row.stone_origin,
    shape: row.shape,
    color: row.color,
    intensity: row.intensity,
    overtone: row.overtone,
    clarity: row.clarity,
    carat: Number(carat),
    price_per_ct: Number(price_per_ct),
    amount: Number(amount),
    sold_at: sold_at.toISOString(),
    invoice: { id: invoice_id, number: invoice_no },
    client: clientOf(row),
  }));
}
