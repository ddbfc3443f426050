-- Lines on memo that are due on one day stand in the order of their list, the newest first (decision 0187). When a line was made
-- never changes.
ALTER TABLE standing_line ADD COLUMN made_at timestamptz; -- of a line with a due day

CREATE OR REPLACE VIEW line_standing AS
  SELECT l.id AS line_id, l.list, s.diamond_type, s.carat,
    coalesce(round(coalesce(l.sold_ppc, l.agreed_ppc) * s.carat, 2), l.sell_amt)::numeric(14, 2) AS amount, l.expires_at, l.stone_id,
    h.role_id, h.country_id, p.due_date,
    CASE WHEN p.due_date IS NOT NULL THEN l.created_at END AS made_at
  FROM stone_line l JOIN stone s ON s.id = l.stone_id JOIN holder_place h ON h.account_id = l.holder_id
  LEFT JOIN paper p ON p.id = l.memo_id
  WHERE is_standing(l.list, l.state);

CREATE OR REPLACE FUNCTION stand_lines(ids bigint[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM standing_line t WHERE t.line_id = ANY (ids) AND NOT EXISTS (SELECT FROM line_standing l WHERE l.line_id = t.line_id);
  INSERT INTO standing_line (line_id, list, diamond_type, carat, amount, expires_at, role_id, country_id, due_date, made_at)
    SELECT line_id, list, diamond_type, carat, amount, expires_at, role_id, country_id, due_date, made_at FROM line_standing
    WHERE line_id = ANY (ids)
    ON CONFLICT (line_id) DO UPDATE SET list = excluded.list, diamond_type = excluded.diamond_type, carat = excluded.carat,
      amount = excluded.amount, expires_at = excluded.expires_at, role_id = excluded.role_id, country_id = excluded.country_id,
      due_date = excluded.due_date, made_at = excluded.made_at;
END $$;

CREATE OR REPLACE FUNCTION note_standing() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM holder_place WHERE account_id IN (SELECT holder_id FROM noted) ORDER BY account_id FOR SHARE;
  MERGE INTO standing_line t USING (
    SELECT n.id, n.list, s.diamond_type, s.carat, n.expires_at, is_standing(n.list, n.state) AS stands,
      coalesce(round(coalesce(n.sold_ppc, n.agreed_ppc) * s.carat, 2), n.sell_amt) AS amount, h.role_id, h.country_id, p.due_date,
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

UPDATE standing_line t SET made_at = l.created_at FROM stone_line l WHERE l.id = t.line_id AND t.due_date IS NOT NULL;
