-- What the house itself needs: settings, files, mail, background jobs, repeated requests.

CREATE TABLE setting (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key        text NOT NULL UNIQUE,
  value      jsonb NOT NULL,
  version    integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE stored_file (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name          text NOT NULL UNIQUE, -- random, and the name in the store
  original_name text NOT NULL,
  media_type    text NOT NULL,
  bytes         bigint NOT NULL CHECK (bytes > 0),
  sha256        text NOT NULL,
  created_at    timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE job (
  id         uuid PRIMARY KEY,
  kind       text NOT NULL,
  account_id bigint,
  state      text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'failed', 'cancelled')),
  done       integer NOT NULL DEFAULT 0,
  total      integer,
  note       text,
  error      text,
  attempts   integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at   timestamptz
);
CREATE INDEX job_latest ON job (created_at DESC, id);

CREATE TABLE mail (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  to_address text NOT NULL,
  subject    text NOT NULL,
  text       text, -- gone once a mail server has taken it
  kind       text NOT NULL,
  status     text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'kept', 'sent', 'failed', 'cancelled')),
  attempts   integer NOT NULL DEFAULT 0,
  error      text,
  job_id     uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at    timestamptz
);
CREATE INDEX mail_latest ON mail (created_at DESC, id DESC);

-- A write that was sent twice is done once: the second sender reads the first one's answer.
CREATE TABLE idempotency_key (
  sender     text NOT NULL,
  key        text NOT NULL,
  operation  text NOT NULL,
  body_hash  text NOT NULL,
  status     integer,
  answer     jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (sender, key)
);
