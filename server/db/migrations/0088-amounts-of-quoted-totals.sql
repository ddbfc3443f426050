-- The amount of a line at a price per carat. At the quoted price it is the quoted total to the cent, unless the weight was
-- corrected since (amountAt in domain/price.ts). Amounts of lines before quoted totals are what they were.
CREATE FUNCTION line_amount(price numeric, quoted_ppc numeric, quoted_amt numeric, carat numeric) RETURNS numeric
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN price IS NULL OR price = quoted_ppc AND abs(quoted_amt - round(price * carat, 2)) <= carat * 0.005 + 0.01
  THEN quoted_amt ELSE round(price * carat, 2) END;

CREATE OR REPLACE VIEW line_standing AS
  SELECT l.id AS line_id, l.list, s.diamond_type, s.carat,
    line_amount(coalesce(l.sold_ppc, l.agreed_ppc), l.markup_ppc, l.sell_amt, s.carat)::numeric(14, 2) AS amount, l.expires_at, l.stone_id,
    h.role_id, h.country_id, p.due_date,
    CASE WHEN p.due_date IS NOT NULL THEN l.created_at END AS made_at
  FROM stone_line l JOIN stone s ON s.id = l.stone_id JOIN holder_place h ON h.account_id = l.holder_id
  LEFT JOIN paper p ON p.id = l.memo_id
  WHERE is_standing(l.list, l.state);

CREATE OR REPLACE FUNCTION note_standing() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM holder_place WHERE account_id IN (SELECT holder_id FROM noted) ORDER BY account_id FOR SHARE;
  MERGE INTO standing_line t USING (
    SELECT n.id, n.list, s.diamond_type, s.carat, n.expires_at, is_standing(n.list, n.state) AS stands,
      line_amount(coalesce(n.sold_ppc, n.agreed_ppc), n.markup_ppc, n.sell_amt, s.carat) AS amount, h.role_id, h.country_id, p.due_date,
      CASE WHEN p.due_date IS NOT NULL THEN n.created_at END AS made_at
    FROM noted n JOIN stone s ON s.id = n.stone_id JOIN holder_place h ON h.account_id = n.holder_id
    LEFT JOIN paper p ON p.id = n.memo_id) n ON t.line_id = n.id
  WHEN MATCHED AND NOT n.stands THEN DELETE
  WHEN MATCHED AND (t.amount, t.expires_at) IS DISTINCT FROM (n.amount::numeric(14, 2), n.expires_at) THEN
    UPDATE SET amount = n.amount, expires_at = n.expires_at
  WHEN NOT MATCHED AND n.stands THEN
    INSERT (line_id, list, diamond_type, carat, amount, expires_at, role_id, country_id, due_date, made_at)
    VALUES (n.id, n.list, n.diamond_type, n.carat, n.amount, n.expires_at, n.role_id, n.country_id, n.due_date, n.made_at);
  RETURN NULL;
END $$;

