import type pg from "pg";

/**
 * Gives lines to the clients of a full house: one of six holds a stone, one asked for one, one has one on memo, and the
 * rest is what was rejected or received long ago. They are written beside the portal: only the home is measured.
 */
export async function fillLines(owner: pg.Pool): Promise<void> {
  await owner.query(papers);
  await owner.query(lines);
  const { rows } = await owner.query(`SELECT count(*) AS count FROM stone_line WHERE text = 'bench'`);
  if (!rows[0].count) throw new Error("there are no lines");
}

/** One memo and one order, of a year without papers. */
const papers = `WITH number AS (
    INSERT INTO paper_number (kind, year, last) VALUES ('memo', 1999, 1), ('order', 1999, 1) RETURNING *)
  INSERT INTO paper (kind, year, sequence, number, holder_id, made_by, due_date, created_at, updated_at)
  SELECT n.kind, 1999, 1, 'bench ' || n.kind, a.id, a.id, CASE WHEN n.kind = 'memo' THEN date '2026-12-04' END, now(), now()
  FROM number n, (SELECT min(id) AS id FROM account WHERE role_id = 2) a`;

const lines = `WITH client AS (
    SELECT id, business_id, row_number() OVER (ORDER BY id) AS n FROM account WHERE role_id = 2 AND business_id IS NOT NULL),
  stone AS (
    SELECT s.id, row_number() OVER (ORDER BY s.id) AS n, s.rap, s.disc, s.price_per_ct, s.total_amt FROM stone s
    WHERE s.status = 1 AND NOT EXISTS (SELECT FROM stone_line l WHERE l.stone_id = s.id)),
  kind AS (SELECT * FROM (VALUES (0, 'hold', 'held', 1), (1, 'confirm', 'pending', 1), (2, 'memo', 'issued', 1),
    (3, 'confirm', 'rejected', 3), (4, 'memo', 'received', 2), (5, 'hold', 'released', 2)) k (n, list, state, status))
  INSERT INTO stone_line (list, state, status, stone_id, holder_id, business_id, made_by, rap, disc, price_per_ct,
    total_amt, markup_disc, markup_ppc, sell_amt, text, expires_at, memo_id, order_id, created_at, updated_at)
  SELECT k.list, k.state, k.status, s.id, c.id, c.business_id, c.id, s.rap, s.disc, s.price_per_ct, s.total_amt, s.disc,
    s.price_per_ct, s.total_amt, 'bench', CASE WHEN k.list = 'hold' THEN now() + interval '30 hours' END,
    CASE WHEN k.list = 'memo' THEN (SELECT id FROM paper WHERE number = 'bench memo') END,
    CASE WHEN k.list = 'confirm' THEN (SELECT id FROM paper WHERE number = 'bench order') END, now(), now()
  FROM stone s JOIN kind k ON k.n = s.n % 6 JOIN client c ON c.n = 1 + s.n % (SELECT count(*) FROM client)
  WHERE s.n <= 4 * (SELECT count(*) FROM client)`;
