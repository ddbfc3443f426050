import type { StoneList } from "#domain/stone-lists.ts";
import type { TestApp } from "./app.ts";
import { type Owner, ownerId } from "./rows.ts";

/** A line for a list, wherever it came from: its holder, time, state, prices and papers. */
type Wish = {
  list: StoneList;
  holder: Owner;
  state: string;
  status: number;
  at?: string;
  type?: "white" | "fancy";
  agreed?: number;
  sold?: number;
  papers?: Partial<Record<"order" | "memo" | "invoice", number>>;
  expires?: string;
};
export type ListedLine = { id: number; stock_no: string; report_no: string };

/** Writes a line directly, for a stone without any other line. */
export async function listedLine(portal: TestApp, wish: Wish): Promise<ListedLine> {
  const { list, holder, state, status, type = "white", agreed = null, sold = null, papers = {} } = wish;
  const at = wish.at ?? portal.clock.now().toISOString();
  const { rows } = await portal.pool.query(
    `INSERT INTO stone_line (list, state, status, stone_id, holder_id, business_id, made_by, rap, disc, price_per_ct,
        total_amt, markup_disc, markup_ppc, sell_amt, agreed_ppc, sold_ppc, text, expires_at, order_id, memo_id, invoice_id,
        created_at, updated_at)
      SELECT $1, $2, $3, s.id, a.id, a.business_id, a.id, s.rap, s.disc, s.price_per_ct, s.total_amt, s.disc,
        s.price_per_ct + 10, round((s.price_per_ct + 10) * s.carat, 2), $4, $5,
        CASE WHEN $1 IN ('enquiry', 'notes') THEN 'Is the table clean?' END, $6, $7, $8, $9, $10, $10
      FROM account a, (SELECT s.* FROM stone s JOIN provider p ON p.id = s.provider_id AND p.is_active
        WHERE s.status = 1 AND s.diamond_type = $11 AND NOT EXISTS (SELECT FROM stone_line o WHERE o.stone_id = s.id)
        ORDER BY s.id LIMIT 1) s
      WHERE a.id = $12 RETURNING id, (SELECT stock_no FROM stone WHERE id = stone_id) AS stock_no,
        (SELECT report_no FROM stone WHERE id = stone_id) AS report_no`,
    [
      list,
      state,
      status,
      agreed,
      sold,
      wish.expires ?? (list === "hold" ? "2026-11-22T09:00:00Z" : null),
      papers.order ?? null,
      papers.memo ?? null,
      papers.invoice ?? null,
      at,
      type,
      await ownerId(portal, holder),
    ],
  );
  return rows[0];
}

/** A numbered paper of a client. */
export async function listedPaper(
  { pool, clock }: TestApp,
  kind: "order" | "memo" | "invoice",
  holderId: number,
  due = "2026-12-04",
): Promise<{ id: number; number: string }> {
  const numbered = await pool.query(
    `INSERT INTO paper_number AS n (kind, year, last) VALUES ($1, 2026, 1)
      ON CONFLICT (kind, year) DO UPDATE SET last = n.last + 1 RETURNING last`,
    [kind],
  );
  const sequence = numbered.rows[0].last as number;
  const { rows } = await pool.query(
    `INSERT INTO paper (kind, year, sequence, number, holder_id, made_by, due_date, created_at, updated_at)
      VALUES ($1, 2026, $2, $3, $4, $4, $5, $6, $6) RETURNING id, number`,
    [kind, sequence, `2026-${String(sequence).padStart(4, "0")}`, holderId, kind === "memo" ? due : null, clock.now()],
  );
  return rows[0];
}

/** A sale on an invoice, or the credit of one. */
export async function invoiced(
  { pool, clock }: TestApp,
  line: ListedLine,
  invoiceId: number,
  { price, credits = null }: { price: number; credits?: number | null },
): Promise<number> {
  const { rows } = await pool.query(
    `INSERT INTO invoice_line (invoice_id, line_id, stone_id, carat, price_per_ct, amount, credits_id, created_at)
      SELECT $1, l.id, s.id, s.carat, $3, round($3 * s.carat, 2) * CASE WHEN $4::bigint IS NULL THEN 1 ELSE -1 END, $4, $5
      FROM stone_line l JOIN stone s ON s.id = l.stone_id WHERE l.id = $2 RETURNING id`,
    [invoiceId, line.id, price, credits, clock.now()],
  );
  return rows[0].id;
}
