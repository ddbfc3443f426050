-- The arrangements of a table that a person keeps by name, for one look at prices and another at makes.
ALTER TABLE stone_table ADD COLUMN sets jsonb NOT NULL DEFAULT '[]';
