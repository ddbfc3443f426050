-- Figures of a house with a million stones and a log of millions of entries (decision 0113).

-- Searches of the whole house, summed beside those by business: under -2 all of an hour, under -1 by what was wanted.
INSERT INTO search_hour
  SELECT day, hour, -2, '00000000-0000-0000-0000-000000000000', '{}', sum(searches), sum(not_found)
  FROM search_hour GROUP BY day, hour
  UNION ALL
  SELECT day, hour, -1, form, wanted, sum(searches), sum(not_found) FROM search_hour GROUP BY day, hour, form, wanted;
CREATE INDEX search_hour_business ON search_hour (business_id, day);

-- The largest sales are found by their amount; those of a period are among the first of them, or few.
CREATE INDEX invoice_line_amount ON invoice_line (amount DESC, id DESC) WHERE credits_id IS NULL;

-- An associate's figures read the lines of own customers that moved since the period began, however many rest.
CREATE INDEX stone_line_moved ON stone_line (holder_id, updated_at);
-- Companies by name, and the documents that came last.
CREATE INDEX business_name ON business (lower(company_name), id);
CREATE INDEX kyc_document_submitted ON kyc_document (submitted_at DESC, id DESC);

-- What stands on the lists that the dashboard sums up, in one narrow row each: carts, pending requests, holds and memos.
-- It is made of the line and its stone, by them alone. The sums of a hundred thousand lines look up no stone.
CREATE TABLE standing_line (
  line_id      bigint PRIMARY KEY REFERENCES stone_line ON DELETE CASCADE,
  list         text NOT NULL,
  diamond_type text NOT NULL,
  carat        numeric(6, 2) NOT NULL,
  amount       numeric(14, 2) NOT NULL, -- as the list shows it
  expires_at   timestamptz
);
CREATE INDEX standing_line_sums ON standing_line (list) INCLUDE (diamond_type, carat, amount, expires_at);

CREATE FUNCTION is_standing(list text, state text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (list, state) IN (('cart', 'in'), ('confirm', 'pending'), ('hold', 'held'), ('memo', 'issued'));

-- Lines as they stand now. A view, so that the table can be compared with it.
CREATE VIEW line_standing AS
  SELECT l.id AS line_id, l.list, s.diamond_type, s.carat,
    coalesce(round(coalesce(l.sold_ppc, l.agreed_ppc) * s.carat, 2), l.sell_amt)::numeric(14, 2) AS amount, l.expires_at, l.stone_id
  FROM stone_line l JOIN stone s ON s.id = l.stone_id WHERE is_standing(l.list, l.state);

-- Writes some lines anew as they stand. Whoever may call it changes nothing by it.
CREATE FUNCTION stand_lines(ids bigint[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM standing_line t WHERE t.line_id = ANY (ids) AND NOT EXISTS (SELECT FROM line_standing l WHERE l.line_id = t.line_id);
  INSERT INTO standing_line
    SELECT line_id, list, diamond_type, carat, amount, expires_at FROM line_standing WHERE line_id = ANY (ids)
    ON CONFLICT (line_id) DO UPDATE SET list = excluded.list, diamond_type = excluded.diamond_type, carat = excluded.carat,
      amount = excluded.amount, expires_at = excluded.expires_at;
END $$;

-- The same for the lines of a statement, in one: every act pays for it.
CREATE FUNCTION note_standing() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  MERGE INTO standing_line t USING (
    SELECT n.id, n.list, s.diamond_type, s.carat, n.expires_at, is_standing(n.list, n.state) AS stands,
      coalesce(round(coalesce(n.sold_ppc, n.agreed_ppc) * s.carat, 2), n.sell_amt) AS amount
    FROM noted n JOIN stone s ON s.id = n.stone_id) n ON t.line_id = n.id
  WHEN MATCHED AND NOT n.stands THEN DELETE
  WHEN MATCHED AND (t.amount, t.expires_at) IS DISTINCT FROM (n.amount::numeric(14, 2), n.expires_at) THEN
    UPDATE SET amount = n.amount, expires_at = n.expires_at
  WHEN NOT MATCHED AND n.stands THEN
    INSERT VALUES (n.id, n.list, n.diamond_type, n.carat, n.amount, n.expires_at);
  RETURN NULL;
END $$;
CREATE TRIGGER note_standing_begun AFTER INSERT ON stone_line REFERENCING NEW TABLE AS noted
  FOR EACH STATEMENT EXECUTE FUNCTION note_standing();
CREATE TRIGGER note_standing_moved AFTER UPDATE ON stone_line REFERENCING NEW TABLE AS noted
  FOR EACH STATEMENT EXECUTE FUNCTION note_standing();

CREATE FUNCTION note_standing_stone() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM stand_lines(ARRAY(SELECT line_id FROM line_standing WHERE stone_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER note_standing_stone AFTER UPDATE OF carat, diamond_type ON stone FOR EACH ROW
  WHEN ((OLD.carat, OLD.diamond_type) IS DISTINCT FROM (NEW.carat, NEW.diamond_type)) EXECUTE FUNCTION note_standing_stone();

INSERT INTO standing_line SELECT line_id, list, diamond_type, carat, amount, expires_at FROM line_standing;
