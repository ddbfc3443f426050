import { type Kysely, sql } from "kysely";
import type { StoneOrigin } from "#domain/stone.ts";
import type { PaperKind } from "#domain/stone-lists.ts";
import type { Tables } from "../tables.ts";

/** A paper with the people whom it names, as they are called now. */
export type PaperDocument = {
  id: number;
  kind: PaperKind;
  number: string;
  holder_id: number;
  due_date: string | null;
  terms: string | null;
  version: number;
  created_at: Date;
  first_name: string;
  last_name: string;
  role_id: number;
  associate_id: number | null;
  email: string;
  mobile: string | null;
  mobile_country_id: number | null;
  country_id: number | null;
  state_id: number | null;
  city_id: number | null;
  company_name: string | null;
  made_by: number;
  maker_first_name: string;
  maker_last_name: string;
  maker_role_id: number;
};

export async function paperDocument(db: Kysely<Tables>, id: number): Promise<PaperDocument | undefined> {
  const { rows } = await sql<PaperDocument>`
    SELECT p.id, p.kind, p.number, p.holder_id, p.due_date, p.terms, p.version, p.created_at, h.first_name, h.last_name, h.role_id,
      h.associate_id, h.email, h.mobile, h.mobile_country_id, h.country_id, h.state_id, h.city_id, b.company_name,
      p.made_by, m.first_name AS maker_first_name, m.last_name AS maker_last_name, m.role_id AS maker_role_id
    FROM paper p JOIN account h ON h.id = p.holder_id JOIN account m ON m.id = p.made_by
    LEFT JOIN business b ON b.id = p.business_id
    WHERE p.id = ${id}`.execute(db);
  return rows[0];
}

export type DocumentLine = {
  /** Of the invoice; of a memo the line's own. */
  id: number;
  line_id: number;
  status: number | null;
  credits_id: number | null;
  carat: string;
  price_per_ct: string;
  /** Of a memo it follows from weight and price. */
  amount: string | null;
  stock_no: string;
  report_no: string | null;
  lab: string | null;
  stone_origin: StoneOrigin;
  shape: string;
  color: string | null;
  clarity: string | null;
};

const graded = sql`s.stock_no, s.report_no, s.lab, s.stone_origin, s.shape, coalesce(s.color, s.fancy_color) AS color, s.clarity`;

/** What was handed over, in the order in which it was written. */
export async function memoLines(db: Kysely<Tables>, paperId: number): Promise<DocumentLine[]> {
  const { rows } = await sql<DocumentLine>`
    SELECT l.id, l.id AS line_id, l.status, NULL AS credits_id, s.carat, coalesce(l.agreed_ppc, l.markup_ppc) AS price_per_ct,
      NULL AS amount, ${graded}
    FROM stone_line l JOIN stone s ON s.id = l.stone_id
    WHERE l.memo_id = ${paperId} AND l.list = 'memo' ORDER BY l.id`.execute(db);
  return rows;
}

/** What was sold, and what took a sale back. */
export async function invoiceLines(db: Kysely<Tables>, paperId: number): Promise<DocumentLine[]> {
  const { rows } = await sql<DocumentLine>`
    SELECT i.id, i.line_id, NULL AS status, i.credits_id, i.carat, i.price_per_ct, i.amount, ${graded}
    FROM invoice_line i JOIN stone s ON s.id = i.stone_id
    WHERE i.invoice_id = ${paperId} ORDER BY i.id`.execute(db);
  return rows;
}

/** Of a memo the invoices on which its stones stand, of an invoice the memos from which they came. */
export async function papersBeside(
  db: Kysely<Tables>,
  { id, kind }: Pick<PaperDocument, "id" | "kind">,
): Promise<{ id: number; number: string }[]> {
  const [own, other] =
    kind === "memo" ? (["l.memo_id", "i.invoice_id"] as const) : (["i.invoice_id", "l.memo_id"] as const);
  const { rows } = await sql<{ id: number; number: string }>`
    SELECT DISTINCT p.id, p.number FROM invoice_line i JOIN stone_line l ON l.id = i.line_id
    JOIN paper p ON p.id = ${sql.ref(other)} WHERE ${sql.ref(own)} = ${id} ORDER BY p.id`.execute(db);
  return rows;
}

/** The entry of the log that made a paper, and how its hash begins. */
export async function proofOf(db: Kysely<Tables>, paperId: number): Promise<{ entry: number; hash: string }> {
  const { rows } = await sql<{ entry: number; hash: string }>`
    SELECT seq AS entry, left(encode(hash, 'hex'), 16) AS hash FROM audit_event
    WHERE data ->> 'workflow' = 'paper' AND data ->> 'item' = ${String(paperId)} AND data ->> 'transition' = 'paper.insert'
    ORDER BY seq LIMIT 1`.execute(db);
  if (!rows[0]) throw new Error(`the log does not know who made paper ${paperId}`);
  return rows[0];
}
