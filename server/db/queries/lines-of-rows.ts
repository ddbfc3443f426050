import { type Kysely, sql } from "kysely";
import { oneTrip } from "../one-trip.ts";
import type { Tables } from "../tables.ts";
import type { LineFilter } from "./line-filter.ts";
import type { RowRef } from "./line-lists.ts";
import { type Invoiced, linesByIds, type ShownLine } from "./stone-lines.ts";

type InvoicedRow = Invoiced & { invoice_id: number; invoice_no: string };

/** The lines of a list's rows, in their order. A row of an invoice is its line with the invoice's price and number. */
export async function linesOfRows(
  db: Kysely<Tables>,
  { list, now }: Pick<LineFilter, "list" | "now">,
  rows: readonly RowRef[],
): Promise<ShownLine[]> {
  const [lines] = await oneTrip(
    db,
    linesByIds(
      rows.map(({ line_id }) => line_id),
      now,
    ),
  );
  if (list !== "invoice") return lines;
  const invoiced = await invoicedBy(
    db,
    rows.map(({ row_id }) => row_id),
  );
  return lines.map((line, at) => {
    const row = invoiced.get(rows[at]?.row_id ?? 0);
    return row ? { ...line, invoice_id: row.invoice_id, invoice_no: row.invoice_no, invoiced: row } : line;
  });
}

async function invoicedBy(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, InvoicedRow>> {
  const { rows } = await sql<InvoicedRow>`
    SELECT v.id, v.price_per_ct, v.amount, v.credits_id, v.created_at, v.invoice_id, i.number AS invoice_no,
      EXISTS (SELECT FROM invoice_line c WHERE c.credits_id = v.id) AS is_credited
    FROM invoice_line v JOIN paper i ON i.id = v.invoice_id WHERE v.id = ANY (${ids}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
