-- A memo whose day was moved can be overdue again: it is told of once for each day.
DROP INDEX task_overdue_once;
CREATE UNIQUE INDEX task_overdue_once ON task (paper_id, due_date) WHERE kind = 'overdue';

-- What the house knows of its clients, their documents, and the programs that act for them.

-- ------------------------------------------------------------------------------------------------ businesses

ALTER TABLE business
  ADD COLUMN tax_identification_number text,
  ADD COLUMN address     text,
  ADD COLUMN postal_code text,
  ADD COLUMN country_id  integer,
  ADD COLUMN state_id    integer,
  ADD COLUMN city_id     integer,
  ADD COLUMN phone       text,
  ADD COLUMN website     text,
  ADD COLUMN is_active   boolean NOT NULL DEFAULT true; -- switched off, its people look but do not act
-- Whoever watches hears that a business may now take stones, or no longer.
CREATE FUNCTION note_business_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('business_change', NEW.id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER business_stands_otherwise AFTER UPDATE ON business FOR EACH ROW
  WHEN (OLD.status <> NEW.status OR OLD.is_active <> NEW.is_active) EXECUTE FUNCTION note_business_change();
CREATE INDEX business_by_status ON business (status, id);
CREATE INDEX account_business ON account (business_id);

-- ------------------------------------------------------------------------------------------------ KYC documents

-- The papers of a business: one case, and in it one document of each category.
CREATE TABLE kyc (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  business_id bigint NOT NULL UNIQUE REFERENCES business,
  user_id     bigint NOT NULL REFERENCES account, -- for whom its papers were sent first
  created_at  timestamptz NOT NULL
);

-- Moved by its machine alone. The bytes lie enciphered in the file store, under a name that nobody is told.
CREATE TABLE kyc_document (
  id               bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kyc_id           bigint NOT NULL REFERENCES kyc,
  category         text NOT NULL CHECK (category IN ('owner', 'business')),
  state            text NOT NULL,
  status           integer NOT NULL,
  document_type_id bigint NOT NULL REFERENCES sub_master,
  info             text,
  remark           text,
  stored_name      text NOT NULL UNIQUE,
  original_name    text NOT NULL,
  media_type       text NOT NULL,
  bytes            integer NOT NULL,
  pages            integer, -- of a PDF, as far as they can be counted
  sha256           text NOT NULL, -- of what was sent, not of what is stored
  sealed_with      text NOT NULL, -- which key opens it
  submitted_by     bigint NOT NULL REFERENCES account,
  submitted_at     timestamptz NOT NULL,
  decided_by       bigint REFERENCES account,
  decided_at       timestamptz,
  version          integer NOT NULL DEFAULT 1,
  created_at       timestamptz NOT NULL,
  updated_at       timestamptz NOT NULL,
  UNIQUE (kyc_id, category),
  CONSTRAINT kyc_document_state CHECK ((state, status) IN (('pending', 1), ('approved', 2), ('rejected', 3))),
  CONSTRAINT kyc_document_decided CHECK ((state = 'pending') = (decided_at IS NULL) AND (decided_by IS NULL) = (decided_at IS NULL)),
  CONSTRAINT kyc_document_remark CHECK (state <> 'rejected' OR remark IS NOT NULL)
);
CREATE INDEX kyc_document_type ON kyc_document (document_type_id);
CREATE INDEX kyc_document_waiting ON kyc_document (submitted_at) WHERE state = 'pending';

-- What happened to a paper, in words: the log keeps no remark, since a person may ask us to forget it.
CREATE TABLE kyc_step (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  document_id bigint NOT NULL REFERENCES kyc_document ON DELETE CASCADE,
  what        text NOT NULL CHECK (what IN ('submit', 'replace', 'resubmit', 'approve', 'reject', 'revoke')),
  sha256      text NOT NULL,
  remark      text,
  made_by     bigint NOT NULL REFERENCES account,
  at          timestamptz NOT NULL
);
CREATE INDEX kyc_step_document ON kyc_step (document_id, id);

-- A short while in which one account may look at one file.
CREATE TABLE kyc_link (
  key         text PRIMARY KEY,
  document_id bigint NOT NULL REFERENCES kyc_document ON DELETE CASCADE,
  account_id  bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  sha256      text NOT NULL,
  created_at  timestamptz NOT NULL,
  expires_at  timestamptz NOT NULL
);

-- ------------------------------------------------------------------------------------------------ accounts

-- Who looks at the portal as this account sees it: the session reads, and changes nothing.
-- It ends with the session that it was opened from.
ALTER TABLE session
  ADD COLUMN viewed_by   bigint REFERENCES account ON DELETE CASCADE,
  ADD COLUMN viewed_from uuid REFERENCES session ON DELETE CASCADE,
  ADD CONSTRAINT session_view CHECK ((viewed_by IS NULL) = (viewed_from IS NULL));
CREATE INDEX session_viewed_from ON session (viewed_from) WHERE viewed_from IS NOT NULL;
-- The customer whom a guest signed up as, who has their lists now.
ALTER TABLE account
  ADD COLUMN became_id bigint REFERENCES account ON DELETE SET NULL,
  ADD CONSTRAINT account_became CHECK (became_id IS NULL OR role_id = 4);
CREATE INDEX account_became_id ON account (became_id) WHERE became_id IS NOT NULL;
-- Who did something stays: so it is asked before somebody of the house is deleted.
CREATE INDEX audit_event_who ON audit_event ((data ->> 'who'));
CREATE INDEX account_came ON account (created_at DESC, id) WHERE role_id = 4;
-- When what was personal in the row was forgotten.
ALTER TABLE account ADD COLUMN erased_at timestamptz;

-- A background job and a file that was made for somebody do not hold the account that asked for them.
ALTER TABLE job DROP CONSTRAINT job_account_id_fkey;
ALTER TABLE job ADD FOREIGN KEY (account_id) REFERENCES account ON DELETE SET NULL;
ALTER TABLE download_link DROP CONSTRAINT download_link_account_id_fkey;
ALTER TABLE download_link ALTER COLUMN account_id DROP NOT NULL;
ALTER TABLE download_link ADD FOREIGN KEY (account_id) REFERENCES account ON DELETE SET NULL;

-- ------------------------------------------------------------------------------------------------ API keys

-- A program's way in: shown once, kept as its hash.
CREATE TABLE api_key (
  id               bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id       bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  name             text NOT NULL,
  prefix           text NOT NULL, -- its first letters, by which people tell keys apart
  key_hash         bytea NOT NULL UNIQUE,
  scopes           text[] NOT NULL,
  calls_per_minute integer NOT NULL CHECK (calls_per_minute > 0),
  expires_at       timestamptz,
  ends_at          timestamptz, -- taken back, or outlived by the key that replaced it
  replaced_by      bigint REFERENCES api_key,
  last_used_at     timestamptz,
  created_by       bigint REFERENCES account ON DELETE SET NULL,
  version          integer NOT NULL DEFAULT 1,
  created_at       timestamptz NOT NULL,
  updated_at       timestamptz NOT NULL
);
CREATE INDEX api_key_account ON api_key (account_id);

-- ------------------------------------------------------------------------------------------------ FTP orders

-- An order file is read once, however often it is left: the row is written in the transaction of its lines.
CREATE TABLE ftp_order (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id  bigint NOT NULL REFERENCES account,
  file_name   text NOT NULL,
  sha256      text NOT NULL,
  paper_id    bigint REFERENCES paper, -- the order that it became; none: all of it was refused
  stones      integer NOT NULL, -- that it names
  result_name text NOT NULL,
  result      text NOT NULL, -- the answer as the client fetches it
  received_at timestamptz NOT NULL,
  left_at     timestamptz NOT NULL, -- the last time: of several files under one name the answer is to this one
  UNIQUE (account_id, file_name, sha256)
);

-- Who is deleted leaves the log of jobs as it was; what was made for them, nobody fetches any more.
ALTER TABLE job DROP CONSTRAINT job_account_id_fkey, ADD FOREIGN KEY (account_id) REFERENCES account ON DELETE SET NULL;
ALTER TABLE download_link ALTER COLUMN account_id DROP NOT NULL;
ALTER TABLE download_link DROP CONSTRAINT download_link_account_id_fkey,
  ADD FOREIGN KEY (account_id) REFERENCES account ON DELETE SET NULL;

-- ------------------------------------------------------------------------------------------------ the list of clients

-- What customers are found, counted and put in order by, in one narrow row: made of account and business, by them alone.
CREATE TABLE client_entry (
  account_id   bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  business_id  bigint,
  associate_id bigint,
  status       integer NOT NULL,     -- of the business; 9 where there is none
  is_active    boolean NOT NULL,
  created_at   timestamptz NOT NULL,
  company      text NOT NULL,        -- in small letters, as it is searched
  person       text NOT NULL,
  words        text NOT NULL GENERATED ALWAYS AS (company || ' ' || person) STORED -- no word of a search has a space
);
CREATE INDEX client_entry_newest ON client_entry (created_at DESC NULLS LAST, account_id DESC);
CREATE INDEX client_entry_business ON client_entry (business_id);
CREATE INDEX client_entry_associate ON client_entry (associate_id, created_at DESC NULLS LAST, account_id DESC);

CREATE FUNCTION enter_client() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO client_entry
  VALUES (NEW.id, NULL, NEW.associate_id, 9, NEW.is_active, NEW.created_at, '',
    lower(concat_ws(' ', NEW.first_name, NEW.last_name, NEW.email, NEW.user_name)))
  ON CONFLICT (account_id) DO UPDATE
  SET associate_id = excluded.associate_id, is_active = excluded.is_active, created_at = excluded.created_at, person = excluded.person;
  RETURN NULL;
END $$;
CREATE TRIGGER enter_client AFTER INSERT OR UPDATE OF associate_id, is_active, created_at, first_name, last_name, email, user_name ON account
  FOR EACH ROW WHEN (NEW.role_id = 2) EXECUTE FUNCTION enter_client();

-- The business is read under a lock, so that whoever changes it meanwhile finds the entry, or is found by it.
CREATE FUNCTION enter_client_business() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE found business;
BEGIN
  SELECT * INTO found FROM business WHERE id = NEW.business_id FOR SHARE;
  UPDATE client_entry
  SET business_id = found.id, status = coalesce(found.status, 9), company = lower(coalesce(found.company_name, ''))
  WHERE account_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER enter_client_business AFTER INSERT OR UPDATE OF business_id ON account
  FOR EACH ROW WHEN (NEW.role_id = 2) EXECUTE FUNCTION enter_client_business();

CREATE FUNCTION enter_business() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE client_entry SET status = NEW.status, company = lower(NEW.company_name) WHERE business_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER enter_business AFTER UPDATE OF status, company_name ON business
  FOR EACH ROW WHEN ((OLD.status, OLD.company_name) IS DISTINCT FROM (NEW.status, NEW.company_name)) EXECUTE FUNCTION enter_business();

INSERT INTO client_entry
SELECT a.id, b.id, a.associate_id, coalesce(b.status, 9), a.is_active, a.created_at, lower(coalesce(b.company_name, '')),
  lower(concat_ws(' ', a.first_name, a.last_name, a.email, a.user_name))
FROM account a LEFT JOIN business b ON b.id = a.business_id WHERE a.role_id = 2;
CREATE INDEX ftp_order_result ON ftp_order (account_id, result_name, left_at DESC);
CREATE INDEX ftp_order_paper ON ftp_order (paper_id);
