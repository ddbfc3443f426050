-- Lines from before wishes are read through beside people.
ALTER TABLE stone_line VALIDATE CONSTRAINT stone_line_wish;
ALTER TABLE stone_line VALIDATE CONSTRAINT stone_line_wish_until;
