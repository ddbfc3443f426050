-- When somebody was last here, and when the visit before this one ended (decision 0088). Sessions cannot say it: they end
-- and are swept, and one of seven days has many visits in it.
CREATE TABLE visit (
  account_id bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  began_at   timestamptz NOT NULL,
  seen_at    timestamptz NOT NULL,
  before_at  timestamptz -- the end of the visit before; null in the first one
);

-- Whoever has a session was here when it was last used.
INSERT INTO visit (account_id, began_at, seen_at)
  SELECT account_id, max(last_seen_at), max(last_seen_at) FROM session WHERE viewed_by IS NULL GROUP BY account_id;

-- A home counts what waits on each list: in a large house most lines of a list are over.
CREATE INDEX stone_line_state ON stone_line (list, state, holder_id);
