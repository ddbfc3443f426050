import type pg from "pg";

/** The first line of the history, far from any line of the house. */
const FIRST_LINE = 1_000_000_000;
const ENTRIES_OF_A_LINE = 10;
/** Few enough that no statement takes longer than the portal allows one, on a busy machine too. */
const AT_ONCE = 25_000;

/**
 * Writes a year of deals and searches into the log, beside the portal and its triggers: only the figures are measured,
 * and nothing reads this log for its seals. Of ten entries two are searches, five are stages of a deal, and the others
 * count nowhere. Every fiftieth line is on an invoice of ten.
 */
export async function fillHistory(owner: pg.Pool, entries: number): Promise<void> {
  const lines = Math.ceil(entries / ENTRIES_OF_A_LINE);
  const client = await owner.connect();
  try {
    for (let from = 0; from < lines; from += AT_ONCE)
      await client.query(linesAsMade, [from, Math.min(from + AT_ONCE, lines) - 1]);
    await client.query(invoices, [Math.ceil(lines / 50)]);
    await client.query("ALTER TABLE audit_event DISABLE TRIGGER USER");
    for (let from = 0; from < entries; from += AT_ONCE)
      await client.query(written, [from, Math.min(from + AT_ONCE, entries) - 1, entries]);
    await client.query("UPDATE audit_head SET size = (SELECT max(seq) FROM audit_event)");
    await client.query("ALTER TABLE audit_event ENABLE TRIGGER USER");
  } finally {
    client.release();
  }
  const { rows } = await owner.query("SELECT count(*) AS count FROM invoice_line WHERE amount = 1000");
  if (!rows[0].count) throw new Error("nothing was sold");
}

const numbered = `look AS (SELECT diamond_type, shape, coalesce(color, '-') AS color, coalesce(clarity, '-') AS clarity, carat,
    total_amt, row_number() OVER (ORDER BY id) - 1 AS n, count(*) OVER () AS whole FROM stone),
  buyer AS (SELECT id, business_id, row_number() OVER (ORDER BY id) - 1 AS n, count(*) OVER () AS whole FROM account
    WHERE role_id = 2 AND business_id IS NOT NULL)`;

const linesAsMade = `WITH ${numbered}
  INSERT INTO line_as_made SELECT ${FIRST_LINE} + l, b.business_id, s.diamond_type, s.shape, s.color, s.clarity, s.carat, s.total_amt
  FROM generate_series($1::int, $2::int) l JOIN look s ON s.n = l % (SELECT max(whole) FROM look)
    JOIN buyer b ON b.n = l % (SELECT max(whole) FROM buyer)`;

/** The moment of an entry, over the year that lies behind: `n` of `whole`. */
const moment = (n: string, whole: string) => `now() - interval '365 days' * (1 - (${n})::float / ${whole})`;

/** Invoices of a year without papers, each with ten lines that came back long ago. */
const invoices = `WITH ${numbered}, taken AS (
    INSERT INTO paper_number (kind, year, last) VALUES ('invoice', 1998, $1) RETURNING *),
  sheet AS (INSERT INTO paper (kind, year, sequence, number, holder_id, business_id, made_by, created_at, updated_at)
    SELECT t.kind, t.year, k, 'bench ' || k, b.id, b.business_id, b.id, ${moment("k", "$1::int")}, now()
    FROM taken t CROSS JOIN generate_series(1, $1::int) k JOIN buyer b ON b.n = k % (SELECT max(whole) FROM buyer) RETURNING *),
  free AS (SELECT s.*, row_number() OVER (ORDER BY id) - 1 AS n, count(*) OVER () AS whole FROM stone s),
  line AS (INSERT INTO stone_line (list, state, status, stone_id, holder_id, business_id, made_by, price_per_ct, total_amt,
      markup_ppc, sell_amt, text, memo_id, invoice_id, created_at, updated_at)
    SELECT 'memo', 'received', 2, s.id, p.holder_id, p.business_id, p.made_by, s.price_per_ct, s.total_amt, s.price_per_ct,
      s.total_amt, 'bench', (SELECT id FROM paper WHERE number = 'bench memo 1'), p.id, p.created_at, p.created_at
    FROM sheet p CROSS JOIN generate_series(0, 9) i JOIN free s ON s.n = (p.sequence * 10 + i) % (SELECT max(whole) FROM free) RETURNING *)
  INSERT INTO invoice_line (invoice_id, line_id, stone_id, carat, price_per_ct, amount, created_at)
  SELECT l.invoice_id, l.id, l.stone_id, 1, 1000, 1000, l.created_at FROM line l`;

const written = `WITH buyer AS (
    SELECT business_id, row_number() OVER (ORDER BY id) - 1 AS place FROM account WHERE role_id = 2 AND business_id IS NOT NULL),
  body AS (
    SELECT n, ${moment("n", "$3::int")} AS at, json_build_object('workflow', CASE n % 10 WHEN 0 THEN 'recent_search'
        WHEN 1 THEN 'recent_search' WHEN 7 THEN 'paper' ELSE 'line' END,
      'transition', (ARRAY['recent_search.record', 'recent_search.record', 'enquiry.open', 'hold.hold', 'confirm.request',
        'confirm.approve', 'memo.issue', CASE WHEN n / 10 % 50 = 0 THEN 'paper.insert' ELSE 'stone.memo' END, 'stone.hold',
        'stone.free'])[1 + n % 10],
      'item', CASE WHEN n % 10 = 7 AND n / 10 % 50 = 0 THEN (SELECT id FROM paper WHERE kind = 'invoice' AND year = 1998
        AND sequence = 1 + n / 500) ELSE ${FIRST_LINE} + n / 10 END::text,
      'after', CASE WHEN n % 10 < 2 THEN json_build_object('business_id', b.business_id, 'pieces', n / 10 % 4, 'params',
        json_build_object('search', json_build_object('diamond_type', 'white', 'attributes', json_build_object(
          'shape', json_build_object('values', json_build_array((ARRAY['ROUND', 'OVAL', 'PEAR', 'EMERALD'])[1 + n / 7 % 4])),
          'color', json_build_object('values', json_build_array((ARRAY['D', 'E', 'F', 'G', 'H'])[1 + n / 3 % 5])))))) END
      )::jsonb AS data
    FROM generate_series($1::int, $2::int) n
      JOIN buyer b ON b.place = n / 10 % (SELECT count(*) FROM buyer))
  INSERT INTO audit_event (seq, at, body, prev, hash)
  SELECT (SELECT size FROM audit_head) + n + 1, at, data::text, sha256(''), sha256(n::text::bytea) FROM body`;
