-- Passkeys (WebAuthn) as a second factor, beside an authenticator or alone (decision 0120).
CREATE TABLE passkey (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id    bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE,
  public_key    bytea NOT NULL,
  counter       bigint NOT NULL, -- a lower one than was seen before is a copy of the key
  transports    text[] NOT NULL, -- where the browser looks for it
  name          text NOT NULL,
  created_at    timestamptz NOT NULL,
  last_used_at  timestamptz
);
CREATE INDEX passkey_account ON passkey (account_id);

-- What a passkey is asked to sign: good once, for a short while, for one account and one purpose.
CREATE TABLE passkey_challenge (
  challenge_hash bytea PRIMARY KEY,
  account_id     bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  is_new         boolean NOT NULL, -- for a passkey that is being added
  expires_at     timestamptz NOT NULL
);
CREATE INDEX passkey_challenge_account ON passkey_challenge (account_id);

-- Recovery codes now belong to the account: it may have passkeys and no authenticator.
ALTER TABLE recovery_code DROP CONSTRAINT recovery_code_account_id_fkey;
ALTER TABLE recovery_code ADD CONSTRAINT recovery_code_account_id_fkey
  FOREIGN KEY (account_id) REFERENCES account ON DELETE CASCADE;
