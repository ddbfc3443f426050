-- The log's head moves once for each statement, not twice for each row: a hundred stones in one act left four hundred
-- dead versions of that one row behind, and whoever wrote next had to step over them. What it says is what it said.

CREATE OR REPLACE FUNCTION audit_chain() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  head audit_head;
  last record;
BEGIN
  -- The head's row lock gives the order, and is held until the transaction ends: no gaps, no forks.
  SELECT * INTO head FROM audit_head FOR UPDATE;
  -- Behind the head stands only what this statement put there: nobody else can, while the head is locked.
  SELECT seq, hash INTO last FROM audit_event WHERE seq > head.size ORDER BY seq DESC LIMIT 1;
  NEW.seq := coalesce(last.seq, head.size) + 1;
  NEW.prev := coalesce(last.hash, head.hash);
  NEW.hash := sha256(NEW.prev || convert_to(NEW.seq::text || E'\n' || NEW.body, 'UTF8'));
  RETURN NEW;
END $$;

CREATE FUNCTION audit_head_follows() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE audit_head SET size = e.seq, hash = e.hash
  FROM (SELECT seq, hash FROM audit_event ORDER BY seq DESC LIMIT 1) AS e WHERE e.seq > size;
  RETURN NULL;
END $$;
CREATE TRIGGER audit_head_follows AFTER INSERT ON audit_event FOR EACH STATEMENT EXECUTE FUNCTION audit_head_follows();
