-- What the index in memory needs to stay true (docs/search.md).

-- A reader goes by transactions, not by seq: a lower number may be committed after a higher one.
CREATE INDEX stone_change_transaction ON stone_change (transaction_id);

-- Stones that are alike lie together in the index, and are read in that order.
CREATE INDEX stone_alike ON stone (diamond_type, stone_origin, shape, carat, id);

-- The lists that a search counts by: when one changes, the index may have to be built anew.
CREATE FUNCTION note_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue_change', '');
  RETURN NULL;
END $$;
CREATE TRIGGER carat_range_changed AFTER INSERT OR UPDATE OR DELETE ON carat_range
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
CREATE TRIGGER sub_master_changed AFTER INSERT OR UPDATE OR DELETE ON sub_master
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();

-- Prices beyond twenty million dollars a carat do not exist; the index holds them as 31 bits of cents.
ALTER TABLE stone ADD CONSTRAINT stone_price_range CHECK (price_per_ct <= 20000000 AND (rap IS NULL OR rap <= 20000000));
ALTER TABLE stone ADD CONSTRAINT stone_measures CHECK (ratio <= 100 AND length <= 650 AND width <= 650 AND height <= 650);

-- How a person left the columns of a stone table (spec §7); no row is as delivered.
CREATE TABLE stone_table (
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  view       text NOT NULL,
  columns    jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, view)
);
