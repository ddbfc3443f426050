-- Letters about decisions, reminders and invitations (server/mail).

-- Whose letter it is: whoever is switched off before it goes out gets none. A letter to an address alone is nobody's.
ALTER TABLE mail ADD account_id bigint REFERENCES account ON DELETE CASCADE;
CREATE INDEX mail_account ON mail (account_id);

-- What the portal told of by itself: a hold that is about to end, a memo that is due. Of each moment it tells once, however
-- often and by however many portals it is looked at.
CREATE TABLE reminder (
  kind  text NOT NULL,
  item  bigint NOT NULL, -- the line or the paper
  about text NOT NULL, -- the moment or the day that it was told of
  at    timestamptz NOT NULL,
  PRIMARY KEY (kind, item, about)
);
CREATE INDEX reminder_at ON reminder (at);

-- A link by which somebody whom the house made an account sets their password; the token is kept as its hash alone.
CREATE TABLE invitation (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  email      text NOT NULL, -- where it went, lower case: who has another address by now is not invited by it
  token_hash bytea NOT NULL UNIQUE,
  made_by    bigint REFERENCES account ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at    timestamptz -- by the link, or because a password was set otherwise
);
CREATE INDEX invitation_account ON invitation (account_id, created_at DESC);
