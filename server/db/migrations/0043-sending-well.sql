-- What the house knows of the letters that it sent, and who gets none (server/mail).

-- Names the letter outside the house: in its Message-ID, and in the address that takes back what cannot be delivered.
ALTER TABLE mail ADD key uuid NOT NULL DEFAULT gen_random_uuid();
CREATE UNIQUE INDEX mail_key ON mail (key);

-- What the mail server said to each try, and what came back later.
CREATE TABLE mail_answer (
  id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  mail_id bigint NOT NULL REFERENCES mail ON DELETE CASCADE,
  at      timestamptz NOT NULL,
  answer  text NOT NULL
);
CREATE INDEX mail_answer_mail ON mail_answer (mail_id, id);

-- Addresses that get no more letters: one that does not exist, or whose owner complained.
CREATE TABLE stopped_address (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  address    text NOT NULL UNIQUE CHECK (address = lower(address)),
  reason     text NOT NULL CHECK (reason IN ('bounce', 'complaint')),
  said       text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL
);

-- The kinds of letters that a person declined (src/domain/mail-topics.ts).
CREATE TABLE mail_decline (
  account_id  bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  topic       text NOT NULL,
  declined_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, topic)
);
