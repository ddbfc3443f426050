-- A second factor at sign-in: codes of an authenticator by the clock, and recovery codes (decision 0114).
CREATE TABLE second_factor (
  account_id    bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  sealed_secret text NOT NULL, -- opens with the house's key, for this account alone
  last_step     bigint NOT NULL, -- the half minute of the last accepted code: no code is accepted twice
  wrong_codes   integer NOT NULL DEFAULT 0, -- since wrong_since; after a day the count begins anew
  wrong_since   timestamptz,
  created_at    timestamptz NOT NULL
);

CREATE TABLE recovery_code (
  account_id bigint NOT NULL REFERENCES second_factor ON DELETE CASCADE,
  code_hash  bytea NOT NULL,
  used_at    timestamptz,
  PRIMARY KEY (account_id, code_hash)
);

-- A sign-in whose password was right and whose second step is still to come. It opens nothing by itself.
CREATE TABLE half_sign_in (
  token_hash bytea PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX half_sign_in_account ON half_sign_in (account_id);
