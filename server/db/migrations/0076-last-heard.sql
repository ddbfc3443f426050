-- When each account was last heard of, in a house of fifty thousand clients: who has gone quiet is a walk of one index
-- (decision 0193). A view, so that the table can be compared with it.
CREATE VIEW account_heard AS
  SELECT a.id AS account_id, greatest(a.created_at, v.seen_at, o.ordered_at) AS heard_at
  FROM account a LEFT JOIN visit v ON v.account_id = a.id
  LEFT JOIN (SELECT holder_id, max(created_at) AS ordered_at FROM stone_line WHERE list IN ('confirm', 'memo') GROUP BY holder_id) o
    ON o.holder_id = a.id
  WHERE a.erased_at IS NULL;
CREATE TABLE last_heard (
  account_id bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  heard_at   timestamptz NOT NULL
);

-- An account is heard of as it is made, and forgotten as it is erased.
CREATE FUNCTION hear_of_new_accounts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO last_heard (account_id, heard_at) SELECT id, created_at FROM made WHERE erased_at IS NULL;
  RETURN NULL;
END $$;
CREATE FUNCTION forget_heard() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM last_heard WHERE account_id = NEW.id;
  RETURN NULL;
END $$;
CREATE FUNCTION hear_of_visit() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE last_heard SET heard_at = NEW.seen_at WHERE account_id = NEW.account_id AND heard_at < NEW.seen_at;
  RETURN NULL;
END $$;
CREATE FUNCTION hear_of_order() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE last_heard SET heard_at = NEW.created_at WHERE account_id = NEW.holder_id AND heard_at < NEW.created_at;
  RETURN NULL;
END $$;

-- Writes the rows of some accounts anew.
CREATE FUNCTION hear_anew(ids bigint[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM last_heard t WHERE t.account_id = ANY (ids) AND NOT EXISTS (SELECT FROM account_heard h WHERE h.account_id = t.account_id);
  INSERT INTO last_heard (account_id, heard_at) SELECT account_id, heard_at FROM account_heard WHERE account_id = ANY (ids)
    ON CONFLICT (account_id) DO UPDATE SET heard_at = excluded.heard_at;
END $$;

-- The rows are written before the triggers: these stop trade while they are made.
INSERT INTO last_heard (account_id, heard_at) SELECT account_id, heard_at FROM account_heard;
CREATE INDEX last_heard_latest ON last_heard (heard_at DESC, account_id);

-- All but the first wait for the end of their transaction. A row is then locked by nobody who still waits for another lock:
-- two acts for one client cannot stop each other.
CREATE TRIGGER hear_of_new_accounts AFTER INSERT ON account REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION hear_of_new_accounts();
CREATE CONSTRAINT TRIGGER forget_heard AFTER UPDATE OF erased_at ON account DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.erased_at IS NOT NULL) EXECUTE FUNCTION forget_heard();
CREATE CONSTRAINT TRIGGER hear_of_visit AFTER INSERT OR UPDATE OF seen_at ON visit DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION hear_of_visit();
CREATE CONSTRAINT TRIGGER hear_of_order AFTER INSERT OR UPDATE OF holder_id ON stone_line DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.list IN ('confirm', 'memo')) EXECUTE FUNCTION hear_of_order();
-- What was heard of while the rows were written.
SELECT hear_anew(ARRAY(
  SELECT account_id FROM last_heard t FULL JOIN account_heard h USING (account_id) WHERE t.heard_at IS DISTINCT FROM h.heard_at));
