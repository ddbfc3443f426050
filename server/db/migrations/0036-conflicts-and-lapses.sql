-- A stone that a client has and that its provider no longer lists: one task, linked to the claim and to the load that said so.
ALTER TABLE task ADD CONSTRAINT task_conflict CHECK (kind <> 'conflict' OR (line_id IS NOT NULL AND load_id IS NOT NULL));
CREATE UNIQUE INDEX task_conflict_once ON task (line_id) WHERE kind = 'conflict' AND state = 'pending';
CREATE INDEX task_line ON task (line_id) WHERE line_id IS NOT NULL;

-- The hours without a delivery after which a provider's stones are taken off the market; none: never.
ALTER TABLE provider ADD lapse_hours integer CHECK (lapse_hours BETWEEN 1 AND 8760);

-- A delivery after which no other came in time: its provider's contact was warned, its stones went off the market, and came
-- back with the next delivery.
CREATE TABLE lapse (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider_id  bigint NOT NULL REFERENCES provider ON DELETE CASCADE,
  delivered_at timestamptz NOT NULL, -- the last delivery before it
  warned_at    timestamptz,
  began_at     timestamptz,
  told_at      timestamptz, -- when all of its stones were off the market, and the house was told
  ended_at     timestamptz,
  created_at   timestamptz NOT NULL,
  UNIQUE (provider_id, delivered_at)
);
CREATE UNIQUE INDEX lapse_open ON lapse (provider_id) WHERE ended_at IS NULL;
CREATE TABLE lapse_stone (
  lapse_id bigint NOT NULL REFERENCES lapse ON DELETE CASCADE,
  stone_id bigint NOT NULL, -- no foreign key, as in load_row
  off_at   timestamptz NOT NULL,
  back_at  timestamptz,
  left_at  timestamptz, -- when a delivery left it off the market
  PRIMARY KEY (lapse_id, stone_id)
);
CREATE INDEX lapse_stone_stone ON lapse_stone (stone_id);
