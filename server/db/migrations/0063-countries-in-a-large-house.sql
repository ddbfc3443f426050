-- Clients and their live lines by country, in a house of fifty thousand clients (decision 0132).

-- Under which role and country an account counts: the country of its business, or else its own. An account that is
-- switched off, or whose business is, counts under no role. A view, so that the table can be compared with it.
CREATE VIEW account_place AS
  SELECT a.id AS account_id, CASE WHEN a.is_active AND b.is_active IS NOT FALSE THEN a.role_id END AS role_id,
    coalesce(b.country_id, a.country_id) AS country_id
  FROM account a LEFT JOIN business b ON b.id = a.business_id;
-- The same in one narrow row an account. It is made of account and business, by them alone.
CREATE TABLE holder_place (
  account_id bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  role_id    integer,
  country_id integer
);

-- What stands on a list counts where its holder does. Open enquiries stand too.
ALTER TABLE standing_line ADD COLUMN role_id integer, ADD COLUMN country_id integer;
CREATE INDEX standing_line_places ON standing_line (role_id, country_id) INCLUDE (list, expires_at);
CREATE OR REPLACE FUNCTION is_standing(list text, state text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (list, state) IN (('cart', 'in'), ('confirm', 'pending'), ('hold', 'held'), ('memo', 'issued'),
  ('enquiry', 'open'), ('enquiry', 'answered'), ('enquiry', 'offered.made'), ('enquiry', 'offered.asked'));
CREATE OR REPLACE VIEW line_standing AS
  SELECT l.id AS line_id, l.list, s.diamond_type, s.carat,
    coalesce(round(coalesce(l.sold_ppc, l.agreed_ppc) * s.carat, 2), l.sell_amt)::numeric(14, 2) AS amount, l.expires_at, l.stone_id,
    p.role_id, p.country_id
  FROM stone_line l JOIN stone s ON s.id = l.stone_id JOIN holder_place p ON p.account_id = l.holder_id
  WHERE is_standing(l.list, l.state);

CREATE OR REPLACE FUNCTION stand_lines(ids bigint[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM standing_line t WHERE t.line_id = ANY (ids) AND NOT EXISTS (SELECT FROM line_standing l WHERE l.line_id = t.line_id);
  INSERT INTO standing_line (line_id, list, diamond_type, carat, amount, expires_at, role_id, country_id)
    SELECT line_id, list, diamond_type, carat, amount, expires_at, role_id, country_id FROM line_standing WHERE line_id = ANY (ids)
    ON CONFLICT (line_id) DO UPDATE SET list = excluded.list, diamond_type = excluded.diamond_type, carat = excluded.carat,
      amount = excluded.amount, expires_at = excluded.expires_at, role_id = excluded.role_id, country_id = excluded.country_id;
END $$;

-- A holder's place is shared until the act ends: whoever moves it then sees the new lines, and moves them too.
CREATE OR REPLACE FUNCTION note_standing() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM holder_place WHERE account_id IN (SELECT holder_id FROM noted) ORDER BY account_id FOR SHARE;
  MERGE INTO standing_line t USING (
    SELECT n.id, n.list, s.diamond_type, s.carat, n.expires_at, is_standing(n.list, n.state) AS stands,
      coalesce(round(coalesce(n.sold_ppc, n.agreed_ppc) * s.carat, 2), n.sell_amt) AS amount, p.role_id, p.country_id
    FROM noted n JOIN stone s ON s.id = n.stone_id JOIN holder_place p ON p.account_id = n.holder_id) n ON t.line_id = n.id
  WHEN MATCHED AND NOT n.stands THEN DELETE
  WHEN MATCHED AND (t.amount, t.expires_at) IS DISTINCT FROM (n.amount::numeric(14, 2), n.expires_at) THEN
    UPDATE SET amount = n.amount, expires_at = n.expires_at
  WHEN NOT MATCHED AND n.stands THEN
    INSERT (line_id, list, diamond_type, carat, amount, expires_at, role_id, country_id)
    VALUES (n.id, n.list, n.diamond_type, n.carat, n.amount, n.expires_at, n.role_id, n.country_id);
  RETURN NULL;
END $$;

-- Writes the places of some accounts anew, and with them what stands on their lists.
CREATE FUNCTION place_holders(ids bigint[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO holder_place (account_id, role_id, country_id)
    SELECT account_id, role_id, country_id FROM account_place WHERE account_id = ANY (ids) ORDER BY account_id
    ON CONFLICT (account_id) DO UPDATE SET role_id = excluded.role_id, country_id = excluded.country_id;
  PERFORM stand_lines(ARRAY(SELECT id FROM stone_line WHERE holder_id = ANY (ids) AND is_standing(list, state)));
END $$;

CREATE FUNCTION place_new_accounts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM place_holders(ARRAY(SELECT id FROM placed));
  RETURN NULL;
END $$;
CREATE TRIGGER place_new_accounts AFTER INSERT ON account REFERENCING NEW TABLE AS placed
  FOR EACH STATEMENT EXECUTE FUNCTION place_new_accounts();

CREATE FUNCTION place_account() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM place_holders(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
CREATE TRIGGER place_account AFTER UPDATE OF role_id, business_id, country_id, is_active ON account FOR EACH ROW
  WHEN ((OLD.role_id, OLD.business_id, OLD.country_id, OLD.is_active)
    IS DISTINCT FROM (NEW.role_id, NEW.business_id, NEW.country_id, NEW.is_active)) EXECUTE FUNCTION place_account();

CREATE FUNCTION place_business() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM place_holders(ARRAY(SELECT id FROM account WHERE business_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER place_business AFTER UPDATE OF country_id, is_active ON business FOR EACH ROW
  WHEN ((OLD.country_id, OLD.is_active) IS DISTINCT FROM (NEW.country_id, NEW.is_active)) EXECUTE FUNCTION place_business();

INSERT INTO holder_place SELECT account_id, role_id, country_id FROM account_place;
DELETE FROM standing_line;
INSERT INTO standing_line (line_id, list, diamond_type, carat, amount, expires_at, role_id, country_id)
  SELECT line_id, list, diamond_type, carat, amount, expires_at, role_id, country_id FROM line_standing;
