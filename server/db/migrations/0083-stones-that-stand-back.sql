-- The stones that stand back for one that has changed.
CREATE INDEX CONCURRENTLY stone_stands_back_for ON stone (stands_back_for) WHERE stands_back_for IS NOT NULL;
