-- The first day of a house (decision 0074).

-- The address that the portal prints at its start, while a house has no administrator. What is in it is kept as its hash
-- alone; a new one takes the place of the one before.
CREATE TABLE setup_address (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at    timestamptz
);

-- What of a setting nobody may read: the password of the mail server, sealed with the house's key.
ALTER TABLE setting ADD COLUMN secret text;
