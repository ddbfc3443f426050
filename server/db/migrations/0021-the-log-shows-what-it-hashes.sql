-- What pages read of an entry is what was hashed, its time included; entries never go back in time; what was once found
-- wrong stays found.

-- Under the lock the log itself says when an entry was written: never before the entry in front of it, whoever began
-- first. Time and form stand in the text that is hashed; what the portal says of them itself does not count.
CREATE OR REPLACE FUNCTION audit_chain() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  last record;
  said jsonb;
BEGIN
  -- Held until the transaction ends: no gaps, no forks. Only behind it the head is read, or it would be a former one.
  PERFORM pg_advisory_xact_lock(7305006);
  SELECT size, hash INTO NEW.seq, NEW.prev FROM audit_head;
  -- Behind the head stands only what this statement put there: nobody else can, while the lock is held.
  SELECT seq, hash, at INTO last FROM audit_event WHERE seq >= NEW.seq ORDER BY seq DESC LIMIT 1;
  IF last.seq > NEW.seq THEN
    NEW.seq := last.seq;
    NEW.prev := last.hash;
  END IF;
  NEW.seq := NEW.seq + 1;
  NEW.at := greatest(date_trunc('milliseconds', NEW.at), last.at);
  said := NEW.body::jsonb;
  IF said ?| ARRAY['at', 'form'] THEN
    NEW.body := (said - 'at' - 'form')::text;
  END IF;
  NEW.body := '{"at":"' || to_char(NEW.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","form":2'
    || CASE WHEN said - 'at' - 'form' = '{}' THEN '}' ELSE ',' || substr(NEW.body, 2) END;
  NEW.hash := sha256(NEW.prev || convert_to(NEW.seq::text || E'\n' || NEW.body, 'UTF8'));
  RETURN NEW;
END $$;

-- Whether an entry is shown as it was hashed; a text that cannot be read shows nothing.
CREATE FUNCTION audit_shows(at timestamptz, data jsonb, body text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  said jsonb;
BEGIN
  said := body::jsonb;
  RETURN data IS NOT DISTINCT FROM said AND at IS NOT DISTINCT FROM (said ->> 'at')::timestamptz;
EXCEPTION WHEN others THEN
  RETURN false;
END $$;

-- What readings of the log have found. A later reading that finds nothing takes nothing back.
CREATE TABLE audit_finding (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind     text NOT NULL,
  seq      bigint NOT NULL, -- the entry; 0 where it is about the log as a whole
  detail   text NOT NULL,
  found_at timestamptz NOT NULL,
  UNIQUE (kind, seq, detail)
);

-- A machine that no release of the product has judges nobody.
ALTER TABLE audit_deviation DROP CONSTRAINT audit_deviation_kind_check;
ALTER TABLE audit_deviation ADD CHECK (kind IN ('unknownModel', 'foreignModel', 'unknownTransition', 'wrongStart',
  'wrongEnd', 'wrongRole', 'guardNotMet', 'gap', 'statusDiffers'));

-- What earlier entries do not say is not held against them: what was made of the log is made anew.
DELETE FROM workflow_item;
DELETE FROM workflow_standing;
DELETE FROM workflow_taken;
DELETE FROM workflow_stay;
DELETE FROM workflow_decided;
DELETE FROM audit_type;
DELETE FROM audit_deviation WHERE seq IS NOT NULL;
UPDATE evidence_cursor SET seq = 0;

-- Whoever is audited does not decide when the log is read, signed or replayed.
UPDATE role_permission r SET write_access = true FROM permission p
  WHERE p.id = r.permission_id AND r.role_id = 8 AND r.read_access AND p.path IN ('/admin/workflows', '/admin/audit-logs');
UPDATE user_permission u SET write_access = true FROM permission p, account a
  WHERE p.id = u.permission_id AND a.id = u.account_id AND a.role_id = 8 AND u.read_access
    AND p.path IN ('/admin/workflows', '/admin/audit-logs');
