import type pg from "pg";

/**
 * Gives lines to the clients of a full house: one of six holds a stone, one asked for one, one has one on memo, and the
 * rest is what was rejected or received long ago. Holds end through the 48 hours of a hold, memos through two weeks. They
 * are written beside the portal: only the home is measured.
 */
export async function fillLines(owner: pg.Pool): Promise<void> {
  await owner.query(papers);
  await owner.query("ANALYZE"); // Without it PostgreSQL takes the tables for empty, and joins them row by row.
  await owner.query(lines);
  const { rows } = await owner.query(`SELECT count(*) AS count FROM stone_line WHERE text = 'bench'`);
  if (!rows[0].count) throw new Error("there are no lines");
}

/** A memo for each client, due between four days ago and ten days from now, and one order, of a year without papers. */
const papers = `WITH client AS (
    SELECT id, row_number() OVER (ORDER BY id) AS n FROM account WHERE role_id = 2 AND business_id IS NOT NULL),
  paper_of AS (
    SELECT 'memo' AS kind, id, n, current_date + (n % 15)::integer - 4 AS due_date FROM client
    UNION ALL SELECT 'order', id, n, NULL FROM client WHERE n = 1),
  number AS (
    INSERT INTO paper_number (kind, year, last) SELECT kind, 1999, max(n) FROM paper_of GROUP BY kind)
  INSERT INTO paper (kind, year, sequence, number, holder_id, made_by, due_date, created_at, updated_at)
  SELECT kind, 1999, n, 'bench ' || kind || ' ' || n, id, id, due_date, now(), now() FROM paper_of`;

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
    s.price_per_ct, s.total_amt, 'bench', CASE WHEN k.list = 'hold' THEN now() + interval '1 minute' * (60 + s.n * 7 % 2820) END,
    CASE WHEN k.list = 'memo' THEN (SELECT id FROM paper p WHERE p.holder_id = c.id AND p.year = 1999 AND p.kind = 'memo') END,
    CASE WHEN k.list = 'confirm' THEN (SELECT id FROM paper WHERE number = 'bench order 1') END, now(), now()
  FROM stone s JOIN kind k ON k.n = s.n % 6 JOIN client c ON c.n = 1 + s.n % (SELECT count(*) FROM client)
  WHERE s.n <= 4 * (SELECT count(*) FROM client)`;
