-- A stone whose report another provider lists at a better place, if the house offers each report once: it is offered to
-- nobody, as if its provider were switched off. What clients have stays with them.
ALTER TABLE stone ADD COLUMN stands_back boolean NOT NULL DEFAULT false;
CREATE INDEX stone_stands_back ON stone (id) WHERE stands_back;
