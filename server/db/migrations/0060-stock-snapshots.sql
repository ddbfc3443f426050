-- A portal keeps its search index on disk, and notes that here in the same moment. A database that was put back to an
-- earlier time, or is another one, has no such note: there the file on disk tells of changes that never were.
CREATE TABLE stock_snapshot (
  token     uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  server_id bigint NOT NULL, -- all rows copied into another server keep their token, but its transactions begin anew
  at        timestamptz NOT NULL DEFAULT now()
);
