-- What happened to somebody's things, told in the portal (decision 0083).

CREATE TABLE notice (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  kind       text NOT NULL,
  title      text NOT NULL,
  text       text NOT NULL, -- its first words; its letter has all of them
  path       text NOT NULL, -- the address of the very row
  way        text NOT NULL CHECK (way IN ('mail', 'daily', 'portal')), -- as the reader wished when it was told
  at         timestamptz NOT NULL,
  read_at    timestamptz,
  mailed_at  timestamptz -- when it went into the mail of a day
);
CREATE INDEX notice_account ON notice (account_id, id DESC);
CREATE INDEX notice_unread ON notice (account_id, id DESC) WHERE read_at IS NULL;
CREATE INDEX notice_waits ON notice (account_id) WHERE way = 'daily' AND mailed_at IS NULL;
CREATE INDEX notice_at ON notice (at);

-- What somebody wants of a topic. Without a row the topic's own way is taken.
CREATE TABLE notice_choice (
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  topic      text NOT NULL,
  way        text NOT NULL CHECK (way IN ('mail', 'daily', 'portal', 'none')),
  PRIMARY KEY (account_id, topic)
);

-- The day of the house of which somebody last got a mail: of one day there is one, whoever strikes its hour.
CREATE TABLE notice_day (
  account_id bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  day        date NOT NULL
);

-- The feed tells the reader's windows of new notices, and of those that were read in another one.
CREATE FUNCTION note_notices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('notice_change', account_id::text) FROM (SELECT DISTINCT account_id FROM changed) c;
  RETURN NULL;
END $$;
CREATE TRIGGER notice_told AFTER INSERT ON notice
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_notices();
CREATE TRIGGER notice_read AFTER UPDATE ON notice
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_notices();

-- Up to when the changes of stones were looked at for those who watch them.
CREATE TABLE watch_look (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  at  timestamptz NOT NULL
);
INSERT INTO watch_look (at) VALUES (now());

-- What the holder of a watched or carted line was told of its stone: the lowest price, and that it is gone.
CREATE TABLE watched_line (
  line_id bigint PRIMARY KEY REFERENCES stone_line ON DELETE CASCADE,
  ppc     numeric(12, 2),
  is_gone boolean NOT NULL DEFAULT false
);
