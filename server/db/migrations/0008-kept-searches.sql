-- Searches that are kept may look at stones of both types, and a demand tells of each stone once.

ALTER TABLE saved_search ALTER COLUMN diamond_type DROP NOT NULL;
ALTER TABLE recent_search ALTER COLUMN diamond_type DROP NOT NULL;
ALTER TABLE demand ALTER COLUMN diamond_type DROP NOT NULL;

-- The stones that a demand's owner was told of. Arrivals are not told apart by time: a stone that was written before
-- the owner last heard may be committed after it, and one that came on hold becomes available later.
CREATE TABLE demand_stone (
  demand_id bigint NOT NULL REFERENCES demand ON DELETE CASCADE,
  stone_id  bigint NOT NULL REFERENCES stone ON DELETE CASCADE,
  PRIMARY KEY (demand_id, stone_id)
);
CREATE INDEX demand_stone_stone ON demand_stone (stone_id);
