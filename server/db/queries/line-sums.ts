import { type RawBuilder, sql } from "kysely";
import { hundredths } from "#domain/money.ts";
import type { Sums } from "#domain/totals.ts";

/** The sums as exact decimals in text; null without rows. */
export type SumsRow = { pieces: number } & Record<
  "carat" | "total" | "listed_carat" | "rap_carat" | "listed_total",
  string | null
>;

/** The sums over the rows of `line` under a condition. A credit counts its piece and its carats as negative. */
export const sumsOver = (rows: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  coalesce(sum(sign(carat)) FILTER (WHERE ${rows}), 0)::int AS pieces, sum(carat) FILTER (WHERE ${rows}) AS carat,
  sum(amount) FILTER (WHERE ${rows}) AS total, sum(rap * carat) FILTER (WHERE ${rows}) AS rap_carat,
  sum(carat) FILTER (WHERE ${rows} AND rap IS NOT NULL) AS listed_carat,
  sum(amount) FILTER (WHERE ${rows} AND rap IS NOT NULL) AS listed_total`;

const whole = (decimal: string | null | undefined) => BigInt(hundredths(decimal ?? "0"));

export const sumsFrom = (row: SumsRow | undefined): Sums => ({
  pieces: row?.pieces ?? 0,
  carat: whole(row?.carat),
  total: whole(row?.total),
  listed: {
    carat: whole(row?.listed_carat),
    // four decimals: a price times a weight
    rapCarat: BigInt((row?.rap_carat ?? "0.0000").replace(".", "")),
    total: whole(row?.listed_total),
  },
});
