-- Who somebody is at the house's own sign-in service, by OpenID Connect (decision 0130). The pair of issuer and subject
-- is bound at the first sign-in and never changes; an e-mail address may.
CREATE TABLE issuer_identity (
  issuer       text NOT NULL,
  subject      text NOT NULL,
  account_id   bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  created_at   timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject),
  UNIQUE (account_id, issuer)
);

-- Sign-ins at the service that were taken, until they would have ended anyway: each opens one session.
CREATE TABLE spent_issuer_sign_in (
  id_hash    bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);

-- False if no password was typed here before the second step.
ALTER TABLE half_sign_in ADD COLUMN is_proved boolean NOT NULL DEFAULT true;
