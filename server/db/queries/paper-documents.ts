import { type Kysely, sql } from "kysely";
import type { KeptPaper, PaperPeople } from "#domain/kept-paper.ts";
import type { PaperKind, PrintedKind } from "#domain/stone-lists.ts";
import type { Tables } from "../tables.ts";

/** A paper as it was issued, with its present version and due date. */
export type PaperDocument = {
  id: number;
  kind: PaperKind;
  number: string;
  holder_id: number;
  holder_role_id: number;
  associate_id: number | null;
  made_by: number;
  maker_role_id: number;
  due_date: string | null;
  version: number;
  created_at: Date;
  shown: KeptPaper | null;
  people: PaperPeople | null;
};

export async function paperDocument(db: Kysely<Tables>, id: number): Promise<PaperDocument | undefined> {
  const { rows } = await sql<PaperDocument>`
    SELECT p.id, p.kind, p.number, p.holder_id, h.role_id AS holder_role_id, h.associate_id, p.made_by,
      m.role_id AS maker_role_id, p.due_date, p.version, p.created_at, p.shown, p.people
    FROM paper p JOIN account h ON h.id = p.holder_id JOIN account m ON m.id = p.made_by
    WHERE p.id = ${id}`.execute(db);
  return rows[0];
}

/** The present statuses of a memo's lines, by the line's id. */
export async function memoStatuses(db: Kysely<Tables>, paperId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; status: number }>`
    SELECT id, status FROM stone_line WHERE memo_id = ${paperId} AND list = 'memo'`.execute(db);
  return new Map(rows.map(({ id, status }) => [id, status]));
}

/**
 * The papers that followed a paper. After a memo these are the invoices with its stones, after an invoice its credit
 * notes.
 */
export async function papersAfter(
  db: Kysely<Tables>,
  { id, kind }: { id: number; kind: PrintedKind },
): Promise<{ id: number; number: string }[]> {
  const later = {
    memo: sql`SELECT i.invoice_id FROM invoice_line i JOIN stone_line l ON l.id = i.line_id WHERE l.memo_id = ${id}`,
    invoice: sql`SELECT c.id FROM paper c WHERE c.credits_id = ${id}`,
    credit: sql`SELECT NULL::bigint`,
  };
  const { rows } = await sql<{ id: number; number: string }>`
    SELECT id, number FROM paper WHERE id IN (${later[kind]}) ORDER BY id`.execute(db);
  return rows;
}

/** The entry of the log that made a paper, and the beginning of its hash. */
export async function proofOf(db: Kysely<Tables>, paperId: number): Promise<{ entry: number; hash: string }> {
  const { rows } = await sql<{ entry: number; hash: string }>`
    SELECT seq AS entry, left(encode(hash, 'hex'), 16) AS hash FROM audit_event
    WHERE data ->> 'workflow' = 'paper' AND data ->> 'item' = ${String(paperId)} AND data ->> 'transition' = 'paper.insert'
    ORDER BY seq LIMIT 1`.execute(db);
  if (!rows[0]) throw new Error(`the log does not know who made paper ${paperId}`);
  return rows[0];
}
