-- Files that are made for one person and are gone after an hour, and what a job leaves for whoever waits for it.

ALTER TABLE job ADD COLUMN result jsonb;

CREATE TABLE download_link (
  key         text PRIMARY KEY, -- random; it opens nothing without the session of its account
  account_id  bigint NOT NULL REFERENCES account,
  stored_name text NOT NULL UNIQUE, -- in the store
  file_name   text NOT NULL, -- under which it is saved
  media_type  text NOT NULL,
  bytes       bigint NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),
  expires_at  timestamptz NOT NULL
);
CREATE INDEX download_link_expiry ON download_link (expires_at);
