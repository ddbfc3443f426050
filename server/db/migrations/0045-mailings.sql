-- Mail rules: which stones go to which clients by mail, and what became of each letter (spec §7: bulk email).
CREATE TABLE mailing (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name         text NOT NULL UNIQUE,
  subject      text NOT NULL,
  body         text NOT NULL DEFAULT '',
  people       jsonb NOT NULL, -- the filter over clients
  diamond_type text[] NOT NULL DEFAULT '{}',
  params       jsonb NOT NULL, -- the search
  link         text NOT NULL DEFAULT 'portal' CHECK (link IN ('none', 'portal', 'shared')),
  share_hours  integer NOT NULL DEFAULT 72,
  schedule     text, -- five parts
  account_id   bigint REFERENCES account ON DELETE SET NULL, -- who wrote it last: shared pages of its stones are theirs
  due_from     timestamptz NOT NULL, -- up to when the schedule was followed
  is_scheduled boolean NOT NULL DEFAULT false,
  state        text NOT NULL DEFAULT 'draft',
  status       integer NOT NULL DEFAULT 1,
  moves        integer NOT NULL DEFAULT 0, -- how often its machine has moved it
  version      integer NOT NULL DEFAULT 1,
  created_at   timestamptz NOT NULL DEFAULT now(),
  updated_at   timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT mailing_state_and_status CHECK (status = CASE state
    WHEN 'draft' THEN 1 WHEN 'scheduled' THEN 2 WHEN 'sending' THEN 3 WHEN 'sent' THEN 4
    WHEN 'stopped' THEN 5 WHEN 'failed' THEN 6 END)
);

CREATE INDEX mailing_account ON mailing (account_id);

CREATE TABLE mailing_run (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  mailing_id bigint NOT NULL REFERENCES mailing,
  run_key    text NOT NULL UNIQUE, -- one press, or one time of the schedule, is one run
  account_id bigint REFERENCES account ON DELETE SET NULL, -- who asked; null for the schedule
  owner_id   bigint REFERENCES account ON DELETE SET NULL, -- whose pages of stones its letters lead to
  job_id     uuid,
  content    jsonb NOT NULL, -- what the rule said when the run began
  asked_at   timestamptz NOT NULL,
  ended_at   timestamptz,
  outcome    text CHECK (outcome IN ('sent', 'abandoned')),
  reason     text, -- why it failed the last time
  CHECK ((ended_at IS NULL) = (outcome IS NULL))
);
CREATE INDEX mailing_run_latest ON mailing_run (mailing_id, id DESC);
CREATE INDEX mailing_run_account ON mailing_run (account_id);
CREATE INDEX mailing_run_owner ON mailing_run (owner_id);
CREATE UNIQUE INDEX mailing_run_one ON mailing_run (mailing_id) WHERE ended_at IS NULL;

-- One letter to one person: the stones with the prices of its moment, not its words, which hold names.
CREATE TABLE mailing_send (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uid           uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  run_id        bigint NOT NULL REFERENCES mailing_run,
  account_id    bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  state         text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'queued', 'sent', 'kept', 'failed', 'cancelled', 'leftOut')),
  reason        text, -- why it was left out, or what the mail server said
  mail_id       bigint REFERENCES mail ON DELETE SET NULL,
  share_link_id bigint REFERENCES share_link ON DELETE SET NULL,
  stone_ids     bigint[] NOT NULL DEFAULT '{}',
  markup_disc   numeric[] NOT NULL DEFAULT '{}',
  markup_ppc    numeric[] NOT NULL DEFAULT '{}',
  sell_amt      numeric[] NOT NULL DEFAULT '{}',
  composed_at   timestamptz,
  sent_at       timestamptz,
  UNIQUE (run_id, account_id)
);
CREATE INDEX mailing_send_waiting ON mailing_send (run_id, id) WHERE state = 'waiting';
CREATE INDEX mailing_send_account ON mailing_send (account_id);
CREATE INDEX mailing_send_mail ON mailing_send (mail_id);
CREATE INDEX mailing_send_link ON mailing_send (share_link_id);

-- What becomes of a letter in the outbox stands in the report too: the outbox forgets its letters.
CREATE FUNCTION tell_mailing_send() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE mailing_send
  SET state = CASE NEW.status WHEN 'waiting' THEN 'queued' ELSE NEW.status END, reason = NEW.error, sent_at = NEW.sent_at
  WHERE mail_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER tell_mailing_send AFTER UPDATE OF status ON mail
  FOR EACH ROW WHEN (NEW.kind = 'mailing') EXECUTE FUNCTION tell_mailing_send();

-- A rule moves by this alone, after its machine decided. Its version stays: it is that of what people set.
CREATE FUNCTION move_mailing(moved_id bigint, moved jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  m mailing;
BEGIN
  SELECT * INTO m FROM mailing WHERE id = moved_id FOR UPDATE;
  m := jsonb_populate_record(m, moved - 'id' - 'version');
  UPDATE mailing SET state = m.state, status = m.status, is_scheduled = m.is_scheduled, due_from = m.due_from,
    moves = moves + 1
  WHERE id = moved_id;
END $$;
REVOKE ALL ON FUNCTION move_mailing FROM PUBLIC;
