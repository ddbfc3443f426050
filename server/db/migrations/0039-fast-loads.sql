-- Where the root over the changes of a load stands, beside the row up to which it is written: no row is read again for it.
ALTER TABLE load ADD branches jsonb NOT NULL DEFAULT '[]';

-- Changed rows are shown from the largest change of price on.
CREATE INDEX load_row_moved ON load_row (load_id, abs(price_change_pct) DESC NULLS LAST, id) WHERE kind = 'changed';
