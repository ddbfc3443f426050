-- Who writes into the log next waits for a lock of the server's own, and no longer for the row of the head: that one was
-- written twice for each entry, first to lock it, and those who waited woke each other in turn. What it says is what it said.

CREATE OR REPLACE FUNCTION audit_chain() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  last record;
BEGIN
  -- Held until the transaction ends: no gaps, no forks. Only behind it the head is read, or it would be a former one.
  PERFORM pg_advisory_xact_lock(7305006);
  SELECT size, hash INTO NEW.seq, NEW.prev FROM audit_head;
  -- Behind the head stands only what this statement put there: nobody else can, while the lock is held.
  SELECT seq, hash INTO last FROM audit_event WHERE seq > NEW.seq ORDER BY seq DESC LIMIT 1;
  IF FOUND THEN
    NEW.seq := last.seq;
    NEW.prev := last.hash;
  END IF;
  NEW.seq := NEW.seq + 1;
  NEW.hash := sha256(NEW.prev || convert_to(NEW.seq::text || E'\n' || NEW.body, 'UTF8'));
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION audit_head_follows() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  last record;
BEGIN
  SELECT seq, hash INTO last FROM audit_event ORDER BY seq DESC LIMIT 1;
  UPDATE audit_head SET size = last.seq, hash = last.hash WHERE size < last.seq;
  RETURN NULL;
END $$;

-- Nobody looks for an entry by its hash, and that no two are alike the chain itself proves: the one index of the log whose
-- next place is anywhere.
ALTER TABLE audit_event DROP CONSTRAINT audit_event_hash_key;
