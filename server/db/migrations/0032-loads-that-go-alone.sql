-- Loads that no person sends: how each came, and whether it commits by itself once nothing speaks against it.
ALTER TABLE load
  ADD via        text NOT NULL DEFAULT 'page' CHECK (via IN ('page', 'feed', 'folder', 'api')),
  ADD feed_id    bigint, -- the feed that fetched it
  ADD goes_alone boolean NOT NULL DEFAULT false,
  -- The file is deleted some time after the load has ended; so are the rows that changed nothing.
  ADD ended_at   timestamptz,
  ADD swept_at   timestamptz;
CREATE INDEX load_feed ON load (feed_id, id DESC) WHERE feed_id IS NOT NULL;
CREATE INDEX load_unswept ON load (ended_at) WHERE swept_at IS NULL;
UPDATE load SET ended_at = updated_at WHERE split_part(state, '.', 1) IN ('committed', 'rolledBack', 'refused', 'cancelled');

CREATE OR REPLACE FUNCTION begin_load(begun jsonb) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  made bigint;
BEGIN
  INSERT INTO load (provider_id, mode, state, status, file_name, stored_name, file_bytes, file_hash,
      mapping_configuration_id, tables, columns, questions, via, feed_id, goes_alone, created_by, created_at, updated_at)
    SELECT provider_id, mode, state, status, file_name, stored_name, file_bytes, file_hash,
      mapping_configuration_id, tables, columns, questions, coalesce(via, 'page'), feed_id, coalesce(goes_alone, false),
      created_by, created_at, updated_at
    FROM jsonb_populate_record(NULL::load, begun)
    RETURNING id INTO made;
  RETURN made;
END $$;

-- A load that ends begins the time after which its file is deleted; one that is taken up again has not ended.
CREATE OR REPLACE FUNCTION move_load(load_id bigint, moved jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  l load;
BEGIN
  SELECT * INTO l FROM load WHERE id = load_id FOR UPDATE;
  l := jsonb_populate_record(l, moved - 'id' - 'provider_id' - 'mode' - 'created_at');
  UPDATE load SET state = l.state, status = l.status, mapping_configuration_id = l.mapping_configuration_id,
    reading = l.reading, done = l.done, total = l.total, place = l.place, tables = l.tables, columns = l.columns,
    questions = l.questions, findings = l.findings, counts = l.counts, facts = l.facts, waits_for = l.waits_for,
    sentence = l.sentence, price_list_id = l.price_list_id, compared_at = l.compared_at, root = l.root,
    reversal_root = l.reversal_root, committed_at = l.committed_at, rolled_back_at = l.rolled_back_at,
    ended_at = CASE WHEN l.state IN ('committed', 'rolledBack', 'refused', 'cancelled') THEN l.updated_at END,
    version = version + 1, updated_at = l.updated_at
  WHERE id = load_id;
END $$;

-- What somebody of the house has to do about a load, a feed, or a stone that its provider no longer lists. A task that
-- the portal wrote may be ended by the portal.
ALTER TABLE task
  DROP CONSTRAINT task_kind_check,
  DROP CONSTRAINT task_overdue,
  DROP CONSTRAINT task_done,
  ADD load_id bigint REFERENCES load,
  ADD CONSTRAINT task_kind_check CHECK (kind IN ('overdue', 'manual', 'load', 'conflict', 'feed')),
  ADD CONSTRAINT task_overdue CHECK (kind <> 'overdue' OR paper_id IS NOT NULL),
  ADD CONSTRAINT task_load CHECK (kind <> 'load' OR load_id IS NOT NULL),
  ADD CONSTRAINT task_done CHECK ((state = 'done') = (done_at IS NOT NULL) AND (done_by IS NULL OR state = 'done'));
-- Of a load that waits somebody is told once.
CREATE UNIQUE INDEX task_load_once ON task (load_id) WHERE kind = 'load';

-- The place of a row in its provider's own order of changes, and the latest that was taken of each stone: an older row
-- that arrives after a newer one is ignored.
ALTER TABLE load_stage ADD position bigint;
ALTER TABLE load_row ADD position bigint,
  -- By which rule of the table of stones a row was kept out.
  ADD refused_by text;
CREATE TABLE stock_position (
  provider_id  bigint NOT NULL REFERENCES provider ON DELETE CASCADE,
  feed_id      bigint NOT NULL, -- 0 where no feed brought it
  org_stock_no text NOT NULL,
  position     bigint NOT NULL,
  PRIMARY KEY (provider_id, feed_id, org_stock_no)
);
