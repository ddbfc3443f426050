-- The log of everything that changes data: append-only, gapless, each row sealed with the one before it.
-- The trigger alone touches the head, with its owner's rights: the portal's role may insert rows and no more.

CREATE TABLE audit_head (
  one  boolean PRIMARY KEY DEFAULT true CHECK (one),
  size bigint NOT NULL,
  hash bytea NOT NULL
);
INSERT INTO audit_head VALUES (true, 0, sha256('loupe/audit/v1'::bytea));

CREATE TABLE audit_event (
  seq  bigint PRIMARY KEY,
  at   timestamptz NOT NULL,
  body text NOT NULL, -- exactly the text that was hashed
  data jsonb GENERATED ALWAYS AS (body::jsonb) STORED, -- for queries only
  prev bytea NOT NULL,
  hash bytea NOT NULL UNIQUE
);
CREATE INDEX audit_event_item ON audit_event ((data ->> 'workflow'), (data ->> 'item'), seq);
CREATE INDEX audit_event_at ON audit_event (at);

CREATE FUNCTION audit_chain() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- The head's row lock gives the order, and is held until the transaction ends: no gaps, no forks.
  UPDATE audit_head SET size = size + 1 RETURNING size, hash INTO NEW.seq, NEW.prev;
  NEW.hash := sha256(NEW.prev || convert_to(NEW.seq::text || E'\n' || NEW.body, 'UTF8'));
  UPDATE audit_head SET hash = NEW.hash;
  RETURN NEW;
END $$;
CREATE TRIGGER audit_chain BEFORE INSERT ON audit_event FOR EACH ROW EXECUTE FUNCTION audit_chain();

CREATE FUNCTION audit_frozen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_event is append-only';
END $$;
CREATE TRIGGER audit_frozen BEFORE UPDATE OR DELETE ON audit_event FOR EACH ROW EXECUTE FUNCTION audit_frozen();
CREATE TRIGGER audit_frozen_whole BEFORE TRUNCATE ON audit_event FOR EACH STATEMENT EXECUTE FUNCTION audit_frozen();

-- Each version of a state machine that ever decided something, as data: what the log's rows are judged by.
CREATE TABLE machine_version (
  hash        text PRIMARY KEY,
  machine     text NOT NULL,
  version     text NOT NULL,
  description jsonb NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now()
);
