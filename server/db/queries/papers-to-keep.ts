import { sql, type Transaction } from "kysely";
import type { Look } from "#domain/grade-words.ts";
import type { KeptLine, KeptPaper, PaperPeople } from "#domain/kept-paper.ts";
import type { PrintedKind } from "#domain/stone-lists.ts";
import type { TaxKind } from "#domain/tax.ts";
import type { Statement } from "../one-trip.ts";
import type { Tables } from "../tables.ts";

type Places = { country_id: number | null; state_id: number | null; city_id: number | null };

/** A new paper with the people that it names, under their present names. */
export type PaperToKeep = Places & {
  id: number;
  kind: PrintedKind;
  due_date: string | null;
  terms: string | null;
  reason: string | null;
  tax_kind: TaxKind | null;
  tax_percent: string | null;
  created_at: Date;
  first_name: string;
  last_name: string;
  email: string;
  mobile: string | null;
  mobile_country_id: number | null;
  company_name: string | null;
  address: string | null;
  postal_code: string | null;
  tax_number: string | null;
  made_by: PaperPeople["made_by"];
  salesperson: PaperPeople["salesperson"];
};

const nameOf = (account: string) =>
  sql`jsonb_build_object('first_name', ${sql.ref(`${account}.first_name`)}, 'last_name', ${sql.ref(`${account}.last_name`)})`;

/** The papers of these ids. The place is the business's; a business without one has the person's. */
export const papersToKeep = (ids: readonly number[]): Statement<PaperToKeep> => sql`
  SELECT p.id, p.kind, p.due_date, p.terms, p.reason, p.tax_kind, p.tax_percent, p.created_at, h.first_name, h.last_name,
    h.email, h.mobile, h.mobile_country_id, b.company_name, b.address, b.postal_code, b.tax_identification_number AS tax_number,
    CASE WHEN b.country_id IS NULL THEN h.country_id ELSE b.country_id END AS country_id,
    CASE WHEN b.country_id IS NULL THEN h.state_id ELSE b.state_id END AS state_id,
    CASE WHEN b.country_id IS NULL THEN h.city_id ELSE b.city_id END AS city_id,
    ${nameOf("m")} AS made_by, CASE WHEN s.id IS NOT NULL THEN jsonb_build_object('id', s.id) || ${nameOf("s")} END AS salesperson
  FROM paper p JOIN account h ON h.id = p.holder_id JOIN account m ON m.id = p.made_by
  LEFT JOIN account s ON s.id = h.associate_id LEFT JOIN business b ON b.id = p.business_id
  WHERE p.id = ANY (${ids}::bigint[])`;

type Graded = Pick<
  KeptLine,
  | "stock_no"
  | "report_no"
  | "lab"
  | "stone_origin"
  | "shape"
  | "color"
  | "intensity"
  | "overtone"
  | "clarity"
  | "cut"
  | "polish"
  | "symmetry"
> &
  Look;
/** A row of a paper: a stone handed over, sold or credited. */
export type LineToKeep = Graded & {
  paper_id: number;
  row_id: number;
  line_id: number;
  credits_id: number | null;
  carat: string;
  price_per_ct: string;
  amount: string;
};

const graded = sql`s.stock_no, s.report_no, s.lab, s.stone_origin, s.shape, coalesce(s.color, s.fancy_color) AS color,
  CASE WHEN s.color IS NULL THEN s.intensity END AS intensity, CASE WHEN s.color IS NULL THEN s.overtone END AS overtone,
  s.clarity, s.cut, s.polish, s.symmetry, s.fluorescence, s.fluorescence_color, s.shade, s.milky, s.eye_clean`;

/** The rows of papers, in the order in which they were written. */
export const linesToKeep = (ids: readonly number[]): Statement<LineToKeep> => sql`
  SELECT l.memo_id AS paper_id, l.id AS row_id, l.id AS line_id, NULL::bigint AS credits_id, s.carat,
    coalesce(l.agreed_ppc, l.markup_ppc) AS price_per_ct, line_amount(coalesce(l.agreed_ppc, l.markup_ppc), l.markup_ppc, l.sell_amt, s.carat) AS amount, ${graded}
  FROM stone_line l JOIN stone s ON s.id = l.stone_id WHERE l.memo_id = ANY (${ids}::bigint[]) AND l.list = 'memo'
  UNION ALL
  SELECT i.invoice_id, i.id, i.line_id, i.credits_id, i.carat, i.price_per_ct, i.amount, ${graded}
  FROM invoice_line i JOIN stone s ON s.id = i.stone_id WHERE i.invoice_id = ANY (${ids}::bigint[])
  ORDER BY paper_id, row_id`;

/** The papers before these: an invoice's memos, a credit note's invoice. */
export const papersBefore = (
  ids: readonly number[],
): Statement<{ paper_id: number; id: number; number: string }> => sql`
  SELECT DISTINCT i.invoice_id AS paper_id, m.id, m.number FROM invoice_line i JOIN stone_line l ON l.id = i.line_id
  JOIN paper m ON m.id = l.memo_id WHERE i.invoice_id = ANY (${ids}::bigint[]) AND i.credits_id IS NULL
  UNION ALL
  SELECT c.id, i.id, i.number FROM paper c JOIN paper i ON i.id = c.credits_id WHERE c.id = ANY (${ids}::bigint[])
  ORDER BY paper_id, id`;

/** Keeps the content of papers for good. */
export async function keepShown(
  db: Transaction<Tables>,
  papers: readonly { id: number; shown: KeptPaper; people: PaperPeople }[],
): Promise<void> {
  await sql`
    UPDATE paper SET shown = k.shown, people = k.people
    FROM jsonb_to_recordset(${JSON.stringify(papers)}::jsonb) AS k (id bigint, shown jsonb, people jsonb)
    WHERE paper.id = k.id`.execute(db);
}

/**
 * The first papers whose content is not kept yet, from before contents were kept. They are locked, and another portal
 * skips locked ones.
 */
export async function papersNotKept(db: Transaction<Tables>, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM paper WHERE shown IS NULL AND kind <> 'order' ORDER BY id LIMIT ${most} FOR UPDATE SKIP LOCKED`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
