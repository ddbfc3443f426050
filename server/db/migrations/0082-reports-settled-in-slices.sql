-- Stones with one report were compared all at once, every five minutes, and written by one statement that kept trade waiting.
-- Now stones are walked once by their ids, and then followed by the changes.
ALTER TABLE media_sweep RENAME gathered_to TO followed_to;
CREATE TABLE report_sweep (
  id             integer PRIMARY KEY CHECK (id = 1),
  followed_to    timestamptz NOT NULL,
  walked_to      bigint, -- the last stone of a walk under way; null once all were walked
  transaction_id xid8,   -- the last change that was followed
  seq            bigint
);
-- The stone that is offered in its place. When that one changes, this one is looked at too.
ALTER TABLE stone ADD COLUMN stands_back_for bigint;
