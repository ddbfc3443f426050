-- What a client wants of a stone on memo: to keep it, to give it back, or more days (src/machines/memo.ts). `text` holds the
-- words, `waits_since` the moment since when the house is waited for.
ALTER TABLE stone_line
  ADD COLUMN wish text,
  ADD COLUMN wish_until date, -- the day that is asked for
  ADD CONSTRAINT stone_line_wish CHECK (wish IS NULL OR (list = 'memo' AND wish IN ('keep', 'giveBack', 'days'))) NOT VALID,
  ADD CONSTRAINT stone_line_wish_until CHECK ((wish IS NOT DISTINCT FROM 'days') = (wish_until IS NOT NULL)) NOT VALID;

CREATE OR REPLACE FUNCTION move_lines(moved jsonb, moved_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
BEGIN
  UPDATE stone_line AS l SET state = c.state, status = c.status, agreed_ppc = c.agreed_ppc, remark = c.remark,
    text = c.text, reason = c.reason, expires_at = c.expires_at, extensions = c.extensions, ended_by = c.ended_by,
    reversible_until = c.reversible_until, waits_since = c.waits_since, sold_ppc = c.sold_ppc, memo_id = c.memo_id,
    invoice_id = c.invoice_id, wish = c.wish, wish_until = c.wish_until, version = l.version + 1, updated_at = moved_at
  FROM jsonb_populate_recordset(NULL::stone_line, moved) AS c WHERE l.id = c.id;
END $$;

CREATE OR REPLACE FUNCTION begin_lines(begun jsonb) RETURNS SETOF stone_line
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO stone_line (list, state, status, stone_id, holder_id, business_id, made_by, rap, disc,
      price_per_ct, total_amt, markup_disc, markup_ppc, sell_amt, agreed_ppc, remark, text, reason, expires_at,
      extensions, ended_by, reversible_until, sold_ppc, waits_since, enquiry_id, order_id, memo_id, invoice_id,
      wish, wish_until, created_at, updated_at)
    SELECT list, state, status, stone_id, holder_id, business_id, made_by, rap, disc,
      price_per_ct, total_amt, markup_disc, markup_ppc, sell_amt, agreed_ppc, remark, text, reason, expires_at,
      extensions, ended_by, reversible_until, sold_ppc, waits_since, enquiry_id, order_id, memo_id, invoice_id,
      wish, wish_until, created_at, updated_at
    FROM jsonb_populate_recordset(NULL::stone_line, begun) RETURNING *;
END $$;
