import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { PaperKind } from "#domain/stone-lists.ts";
import type { TaxKind } from "#domain/tax.ts";
import type { Statement } from "../one-trip.ts";
import type { Tables } from "../tables.ts";

export type PaperRow = Selectable<Tables["paper"]>;

/** The next number of a kind and a year. A rolled back transaction gives its number back, so that there are no gaps. */
export async function nextSequence(db: Transaction<Tables>, kind: PaperKind, year: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    INSERT INTO paper_number AS n (kind, year, last) VALUES (${kind}, ${year}, 1)
    ON CONFLICT (kind, year) DO UPDATE SET last = n.last + 1 RETURNING last`.execute(db);
  return rows[0]?.last ?? 1;
}

export async function insertInvoiceLines(
  db: Transaction<Tables>,
  lines: readonly {
    invoice_id: number;
    line_id: number;
    stone_id: number;
    carat: string;
    price_per_ct: string;
    amount: string;
    credits_id: number | null;
    created_at: Date;
  }[],
): Promise<void> {
  if (lines.length > 0)
    await db
      .insertInto("invoice_line")
      .values([...lines])
      .execute();
}

/** The sales of these lines without a credit. */
export async function openSales(
  db: Kysely<Tables>,
  lineIds: readonly number[],
): Promise<Selectable<Tables["invoice_line"]>[]> {
  return db
    .selectFrom("invoice_line as i")
    .selectAll("i")
    .where("i.line_id", "in", lineIds)
    .where("i.credits_id", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("invoice_line as c").select("c.id").whereRef("c.credits_id", "=", "i.id"))),
    )
    .execute();
}

/** The tax that a new paper takes over: the client's of that day, or for a credit note that of its invoice. */
export type TaxRow = { id: number; tax_kind: TaxKind | null; tax_percent: string | null };
export const taxesOfBusinesses = (ids: readonly number[]): Statement<TaxRow> => sql`
  SELECT id, tax_kind, tax_percent FROM business WHERE id = ANY (${ids}::bigint[])`;
export const taxesOfPapers = (ids: readonly number[]): Statement<TaxRow> => sql`
  SELECT id, tax_kind, tax_percent FROM paper WHERE id = ANY (${ids}::bigint[])`;

/** True if papers of another kind have this prefix. */
export async function isPrefixTaken(db: Kysely<Tables>, kind: PaperKind, prefix: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM paper WHERE kind <> ${kind} AND starts_with(number, ${`${prefix}-`}) LIMIT 1`.execute(db);
  return rows.length > 0;
}
