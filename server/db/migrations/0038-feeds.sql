-- Stock that the house fetches from its providers by itself: from where, when, and what came of each run.
CREATE TABLE feed (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider_id     bigint NOT NULL REFERENCES provider,
  name            text NOT NULL,
  source          text NOT NULL CHECK (source IN ('folder', 'web')),
  mode            text NOT NULL CHECK (mode IN ('whole', 'changes')),
  -- The files of a folder.
  remote_place_id bigint REFERENCES remote_place,
  pattern         text,
  afterwards      text NOT NULL DEFAULT 'leave' CHECK (afterwards IN ('leave', 'move', 'delete')),
  move_to         text,
  wants_result    boolean NOT NULL DEFAULT false,
  -- An address of the web.
  url             text,
  sign_in         text NOT NULL DEFAULT 'none' CHECK (sign_in IN ('none', 'bearer', 'basic', 'header', 'query')),
  sign_in_name    text,
  sealed_secret   text, -- bound to its server and way to sign in
  pages           jsonb NOT NULL, -- how it is asked for its pages
  schedule        text, -- five parts; null for a feed that runs only when somebody asks
  due_from        timestamptz NOT NULL, -- up to when the schedule was followed
  seen            jsonb, -- what was taken last: the file with its size and time, or the marks of an answer
  state           text NOT NULL DEFAULT 'off',
  status          integer NOT NULL DEFAULT 1,
  failures        integer NOT NULL DEFAULT 0, -- in a row
  tries_at        timestamptz, -- when it tries again
  moves           integer NOT NULL DEFAULT 0, -- how often its machine has moved it
  version         integer NOT NULL DEFAULT 1,
  created_at      timestamptz NOT NULL DEFAULT now(),
  updated_at      timestamptz NOT NULL DEFAULT now(),
  UNIQUE (provider_id, name),
  CONSTRAINT feed_source_whole CHECK (CASE source
    WHEN 'folder' THEN remote_place_id IS NOT NULL AND pattern IS NOT NULL ELSE url IS NOT NULL END),
  CONSTRAINT feed_move CHECK (afterwards <> 'move' OR move_to IS NOT NULL),
  CONSTRAINT feed_state_and_status CHECK (status = CASE split_part(state, '.', 1)
    WHEN 'off' THEN 1 WHEN 'resting' THEN 2 WHEN 'running' THEN 3 WHEN 'waiting' THEN 4 WHEN 'asking' THEN 5
    WHEN 'paused' THEN 6 END)
);
CREATE UNIQUE INDEX feed_remote_place ON feed (remote_place_id);

CREATE TABLE feed_run (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  feed_id      bigint NOT NULL REFERENCES feed ON DELETE CASCADE,
  account_id   bigint REFERENCES account ON DELETE SET NULL, -- who asked; null for the clock
  job_id       uuid, -- of its work on the queue
  asked_at     timestamptz NOT NULL,
  started_at   timestamptz,
  ended_at     timestamptz,
  outcome      text CHECK (outcome IN ('load', 'unchanged', 'stopped', 'failed')),
  sentence     text,
  looks        integer NOT NULL DEFAULT 0,
  looked       jsonb, -- the file as it was at the latest look
  looks_again_at timestamptz,
  file_name    text,
  file_bytes   bigint,
  load_id      bigint REFERENCES load,
  settled_at   timestamptz, -- when the end of its load was seen
  CHECK ((ended_at IS NULL) = (outcome IS NULL))
);
CREATE INDEX feed_run_latest ON feed_run (feed_id, id DESC);
CREATE INDEX feed_run_account ON feed_run (account_id);
CREATE INDEX feed_run_load ON feed_run (load_id);
-- Two runs of one feed are never under way at once, whatever the portals think.
CREATE UNIQUE INDEX feed_run_one ON feed_run (feed_id) WHERE ended_at IS NULL;

-- A load stays when its feed is deleted.
ALTER TABLE load ADD FOREIGN KEY (feed_id) REFERENCES feed ON DELETE SET NULL;
-- Of a feed that has given up somebody is told once.
ALTER TABLE task ADD feed_id bigint REFERENCES feed ON DELETE SET NULL;
CREATE UNIQUE INDEX task_feed_once ON task (feed_id) WHERE kind = 'feed' AND state = 'pending';

-- A feed moves by this alone, after its machine decided. Its version stays: it is that of what people set.
CREATE FUNCTION move_feed(moved_id bigint, moved jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  f feed;
BEGIN
  SELECT * INTO f FROM feed WHERE id = moved_id FOR UPDATE;
  f := jsonb_populate_record(f, moved - 'id' - 'provider_id' - 'version');
  UPDATE feed SET state = f.state, status = f.status, failures = f.failures, tries_at = f.tries_at,
    due_from = f.due_from, moves = moves + 1
  WHERE id = moved_id;
END $$;
REVOKE ALL ON FUNCTION move_feed FROM PUBLIC;
