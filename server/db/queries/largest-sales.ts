import { type Kysely, type RawBuilder, sql } from "kysely";
import type { StoneOrigin } from "#domain/stone.ts";
import type { Tables } from "../tables.ts";
import type { DealFilter } from "./deal-figures.ts";
import { reachedLines } from "./line-filter.ts";
import { and } from "./stone-conditions.ts";

type Sale = {
  line_id: number;
  stock_no: string;
  stone_origin: StoneOrigin;
  shape: string;
  color: string | null;
  intensity: string | null;
  overtone: string | null;
  clarity: string | null;
  carat: string;
  price_per_ct: string;
  amount: string;
  sold_at: Date;
  invoice_id: number;
  invoice_no: string;
  holder_id: number;
  first_name: string;
  last_name: string;
  company_name: string | null;
};

/**
 * The largest sales under a filter that were not taken back. What a sale is told with is read of the largest alone: the
 * tables that the filter does not ask for are left out before.
 */
export async function largestSales(db: Kysely<Tables>, filter: DealFilter, most: number): Promise<Sale[]> {
  const { rows } = await sql<Sale>`
    WITH largest AS (
      SELECT v.id FROM invoice_line v LEFT JOIN line_as_made f ON f.line_id = v.line_id
      LEFT JOIN stone_line l ON l.id = v.line_id LEFT JOIN account h ON h.id = l.holder_id
      WHERE ${and([...soldIn(filter), ...reachedLines(filter.reach), ...narrowed(filter)])}
      ORDER BY v.amount DESC, v.id DESC LIMIT ${most})
    SELECT l.id AS line_id, s.stock_no, s.stone_origin, f.shape, coalesce(nullif(f.color, '-'), s.fancy_color) AS color,
      CASE WHEN s.color IS NULL THEN s.intensity END AS intensity, CASE WHEN s.color IS NULL THEN s.overtone END AS overtone,
      nullif(f.clarity, '-') AS clarity, v.carat, v.price_per_ct, v.amount, v.created_at AS sold_at, v.invoice_id, i.number AS invoice_no, l.holder_id, h.first_name,
      h.last_name, b.company_name
    FROM largest JOIN invoice_line v ON v.id = largest.id JOIN stone_line l ON l.id = v.line_id
    JOIN line_as_made f ON f.line_id = l.id
    JOIN stone s ON s.id = v.stone_id JOIN account h ON h.id = l.holder_id JOIN paper i ON i.id = v.invoice_id
    LEFT JOIN business b ON b.id = l.business_id
    ORDER BY v.amount DESC, v.id DESC`.execute(db);
  return rows;
}

/** Sales on the days of a period, by the index of their time. */
const soldIn = ({ from, to, timeZone }: DealFilter): RawBuilder<unknown>[] => [
  sql`v.credits_id IS NULL AND NOT EXISTS (SELECT FROM invoice_line c WHERE c.credits_id = v.id)`,
  sql`v.created_at >= ${from}::date::timestamp AT TIME ZONE ${timeZone}`,
  sql`v.created_at < (${to}::date + 1)::timestamp AT TIME ZONE ${timeZone}`,
];

const narrowed = ({ diamond_type, business_id, shape, color, clarity }: DealFilter): RawBuilder<unknown>[] => [
  ...(diamond_type ? [sql`f.diamond_type = ${diamond_type}`] : []),
  ...(business_id === undefined ? [] : [sql`f.business_id = ${business_id}`]),
  ...(shape ? [sql`f.shape = ANY (${shape}::text[])`] : []),
  ...(color ? [sql`f.color = ANY (${color}::text[])`] : []),
  ...(clarity ? [sql`f.clarity = ANY (${clarity}::text[])`] : []),
];
