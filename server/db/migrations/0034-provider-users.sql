-- A program, or an FTP client, may deliver the stock of one provider: it sees that provider's loads, and no others.
ALTER TABLE account ADD provider_id bigint REFERENCES provider,
  ADD CONSTRAINT account_provider CHECK (provider_id IS NULL OR role_id IN (6, 7)); -- spec §1
CREATE INDEX account_provider ON account (provider_id);

-- A whole list that a program sends in parts. Nothing of it counts before the last part is here.
CREATE TABLE supply_batch (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider_id bigint NOT NULL REFERENCES provider,
  account_id  bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  name        text NOT NULL CHECK (length(name) BETWEEN 1 AND 100), -- as the program calls it
  parts       integer NOT NULL DEFAULT 0,
  rows        integer NOT NULL DEFAULT 0,
  load_id     bigint REFERENCES load, -- what it became
  created_at  timestamptz NOT NULL,
  updated_at  timestamptz NOT NULL,
  UNIQUE (provider_id, name)
);
CREATE INDEX supply_batch_account ON supply_batch (account_id);
CREATE INDEX supply_batch_load ON supply_batch (load_id);

CREATE TABLE supply_part (
  batch_id bigint NOT NULL REFERENCES supply_batch ON DELETE CASCADE,
  part     integer NOT NULL CHECK (part BETWEEN 1 AND 2000),
  keys     text[] NOT NULL,
  rows     integer NOT NULL,
  content  text NOT NULL, -- a line of JSON for each row
  PRIMARY KEY (batch_id, part)
);

-- Files that were left in a provider's folder, and what became of each.
CREATE TABLE supply_file (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id  bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  provider_id bigint NOT NULL REFERENCES provider,
  spool_id    text NOT NULL UNIQUE, -- a file that was taken is not taken again
  mode        text NOT NULL CHECK (mode IN ('whole', 'changes')),
  file_name   text NOT NULL,
  load_id     bigint REFERENCES load,
  sentence    text, -- why it became no load
  left_at     timestamptz NOT NULL,
  CHECK ((load_id IS NULL) <> (sentence IS NULL))
);
CREATE INDEX supply_file_account ON supply_file (account_id, left_at DESC);
CREATE INDEX supply_file_provider ON supply_file (provider_id);
CREATE INDEX supply_file_load ON supply_file (load_id);
