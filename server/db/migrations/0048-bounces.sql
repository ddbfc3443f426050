-- What comes back of a letter after a mail server took it (server/mail/note-bounce.ts). The worst counts: a letter that
-- could not be delivered may also be complained of.
ALTER TABLE mail
  ADD came_back text CHECK (came_back IN ('refused', 'soft', 'hard', 'complaint')),
  ADD came_back_at timestamptz,
  ADD came_back_said text,
  -- False once an administrator allowed the address again: what came back before does not stop it a second time.
  ADD came_back_counts boolean NOT NULL DEFAULT true,
  ADD CONSTRAINT mail_came_back CHECK (num_nulls(came_back, came_back_at, came_back_said) IN (0, 3));
CREATE INDEX mail_soft ON mail (lower(to_address), came_back_at) WHERE came_back = 'soft' AND came_back_counts;

-- The report of a mail rule keeps it: the outbox forgets its letters.
ALTER TABLE mailing_send
  ADD came_back text CHECK (came_back IN ('refused', 'soft', 'hard', 'complaint')),
  ADD came_back_at timestamptz,
  ADD came_back_said text,
  ADD CONSTRAINT mailing_send_came_back CHECK (num_nulls(came_back, came_back_at, came_back_said) IN (0, 3));

CREATE FUNCTION tell_mailing_bounce() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE mailing_send
  SET came_back = NEW.came_back, came_back_at = NEW.came_back_at, came_back_said = NEW.came_back_said
  WHERE mail_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER tell_mailing_bounce AFTER UPDATE OF came_back ON mail
  FOR EACH ROW WHEN (NEW.kind = 'mailing' AND NEW.came_back IS NOT NULL) EXECUTE FUNCTION tell_mailing_bounce();
