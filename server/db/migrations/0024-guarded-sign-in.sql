-- A lock after wrong passwords that is no weapon (decision 0049).

-- Wrong passwords are counted for an account's address and where they come from together: whoever guesses elsewhere locks
-- nobody out. What was counted before is forgotten; a lock lasts a quarter of an hour.
DELETE FROM sign_in_failure;
ALTER TABLE sign_in_failure
  ADD source text NOT NULL, -- a network, or a device that the account knows
  DROP CONSTRAINT sign_in_failure_pkey,
  ADD PRIMARY KEY (email, source);

-- How many wrong passwords there were for one address from everywhere, and from one network for everybody: whoever is not
-- known waits for the next try.
CREATE TABLE sign_in_pace (
  who      text PRIMARY KEY, -- 'account …', the e-mail address in lower case, or 'network …'
  failures integer NOT NULL,
  next_at  timestamptz,
  last_at  timestamptz NOT NULL
);

-- The devices with which somebody has signed in; what they hold is kept as its hash alone. One that has ended is known no
-- more, and says that there was one before.
CREATE TABLE known_device (
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  token_hash bytea NOT NULL,
  first_at   timestamptz NOT NULL,
  last_at    timestamptz NOT NULL,
  ended_at   timestamptz,
  PRIMARY KEY (account_id, token_hash)
);
CREATE INDEX known_device_token ON known_device (token_hash);
