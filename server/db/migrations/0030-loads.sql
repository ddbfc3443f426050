-- A provider's file on its way into the stock: how it is read, what it would change, and what it changed.

CREATE TABLE mapping_configuration (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider_id bigint NOT NULL REFERENCES provider,
  version     integer NOT NULL, -- counted from 1 for each provider; a version stays as it was saved
  mapping     jsonb NOT NULL,
  load_id     bigint, -- whose file it was saved with
  created_by  bigint REFERENCES account,
  created_at  timestamptz NOT NULL DEFAULT now(),
  UNIQUE (provider_id, version)
);
CREATE INDEX mapping_configuration_created_by ON mapping_configuration (created_by);

CREATE TABLE load (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider_id    bigint NOT NULL REFERENCES provider,
  mode           text NOT NULL CHECK (mode IN ('whole', 'changes')),
  state          text NOT NULL,
  status         integer NOT NULL,
  file_name      text NOT NULL,
  stored_name    text NOT NULL,
  file_bytes     bigint NOT NULL,
  file_hash      text NOT NULL,
  mapping_configuration_id bigint REFERENCES mapping_configuration,
  reading        integer NOT NULL DEFAULT 1, -- which reading of the file is valid; an earlier one stops
  done           integer NOT NULL DEFAULT 0,
  total          integer,
  place          bigint NOT NULL DEFAULT 0, -- the row up to which it is written, or taken back
  tables         jsonb NOT NULL DEFAULT '[]',
  columns        jsonb NOT NULL DEFAULT '[]',
  questions      jsonb NOT NULL DEFAULT '[]',
  preview        jsonb NOT NULL DEFAULT '[]', -- the first hundred rows
  findings       jsonb NOT NULL DEFAULT '[]', -- how many rows have which
  counts         jsonb,
  facts          jsonb,
  waits_for      text[] NOT NULL DEFAULT '{}',
  sentence       text, -- why it was refused or failed
  price_list_id  bigint REFERENCES price_list, -- by which its stones are priced
  compared_at    timestamptz,
  root           text, -- of the changes that were written, as the log names it
  reversal_root  text, -- of what was taken back
  created_by     bigint REFERENCES account,
  version        integer NOT NULL DEFAULT 1,
  created_at     timestamptz NOT NULL DEFAULT now(),
  updated_at     timestamptz NOT NULL DEFAULT now(),
  committed_at   timestamptz,
  rolled_back_at timestamptz,
  CONSTRAINT load_state_and_status CHECK (status = CASE split_part(state, '.', 1)
    WHEN 'received' THEN 1 WHEN 'reading' THEN 2 WHEN 'waiting' THEN 3 WHEN 'committing' THEN 4 WHEN 'committed' THEN 5
    WHEN 'rollingBack' THEN 6 WHEN 'rolledBack' THEN 7 WHEN 'refused' THEN 8 WHEN 'cancelled' THEN 9 WHEN 'failed' THEN 10 END)
);
CREATE INDEX load_provider ON load (provider_id, id DESC);
CREATE INDEX load_mapping ON load (mapping_configuration_id);
CREATE INDEX load_price_list ON load (price_list_id);
CREATE INDEX load_created_by ON load (created_by);
-- One load of a provider is written at a time, whatever the portals think.
CREATE UNIQUE INDEX load_one_written ON load (provider_id)
  WHERE state IN ('committing', 'rollingBack', 'failed.committing', 'failed.rollingBack');
ALTER TABLE mapping_configuration ADD FOREIGN KEY (load_id) REFERENCES load;
CREATE INDEX mapping_configuration_load ON mapping_configuration (load_id);

-- What a row of the file does to the stock. `before` and `after` hold the columns that change; of a new stone, all.
CREATE TABLE load_row (
  id               bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  load_id          bigint NOT NULL REFERENCES load,
  kind             text NOT NULL
    CHECK (kind IN ('new', 'changed', 'same', 'gone', 'back', 'refused', 'conflict', 'left_out')),
  line             integer,
  org_stock_no     text,
  stock_no         text,
  stone_id         bigint, -- no foreign key: a stone is never deleted, and a check for each row would cost more than the row
  before           jsonb,
  after            jsonb,
  price_change_pct numeric(9, 2),
  raw              jsonb, -- the cells of a refused row
  findings         jsonb,
  outcome          text CHECK (outcome IN ('written', 'kept')),
  reversal         text CHECK (reversal IN ('reversed', 'kept')),
  why              text -- why it was kept
);
CREATE INDEX load_row_load ON load_row (load_id, id);
CREATE INDEX load_row_stone ON load_row (stone_id) WHERE kind NOT IN ('same', 'refused', 'left_out');

-- The stones of a file that is being read, until they are compared. A crash of the database empties it, and the file is
-- read again.
CREATE UNLOGGED TABLE load_stage (
  load_id            bigint NOT NULL,
  reading            integer NOT NULL,
  line               integer NOT NULL,
  findings           jsonb,
  availability       text,
  org_stock_no       text NOT NULL,
  diamond_type       text,
  stone_origin       integer,
  shape              text,
  carat              numeric(6, 2),
  color              text,
  clarity            text,
  fancy_color        text,
  intensity          text,
  overtone           text,
  cut                text,
  polish             text,
  symmetry           text,
  fluorescence       text,
  fluorescence_color text,
  lab                text,
  report_no          text,
  shade              text,
  milky              text,
  eye_clean          text,
  black_inclusion    text,
  white_inclusion    text,
  open_inclusion     text,
  treatment          text,
  growth_type        text,
  length             numeric(5, 2),
  width              numeric(5, 2),
  height             numeric(5, 2),
  depth_pct          numeric(4, 1),
  table_pct          numeric(4, 1),
  crown_angle        numeric(4, 1),
  crown_height       numeric(4, 1),
  pavilion_angle     numeric(4, 1),
  pavilion_depth     numeric(4, 1),
  girdle_thin        text,
  girdle_thick       text,
  girdle_pct         numeric(4, 1),
  culet              text,
  has_hearts_arrows  boolean,
  key_to_symbols     text,
  comment            text,
  laser_inscription  text,
  location           text,
  image              text,
  video              text,
  certificate        text,
  price_per_ct       numeric(12, 2)
);
CREATE INDEX load_stage_load ON load_stage (load_id, reading);

-- A load begins and moves by these alone, after its machine decided. Of a load that moves, what is named; the rest stays.
CREATE FUNCTION begin_load(begun jsonb) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  made bigint;
BEGIN
  INSERT INTO load (provider_id, mode, state, status, file_name, stored_name, file_bytes, file_hash,
      mapping_configuration_id, tables, columns, questions, created_by, created_at, updated_at)
    SELECT provider_id, mode, state, status, file_name, stored_name, file_bytes, file_hash,
      mapping_configuration_id, tables, columns, questions, created_by, created_at, updated_at
    FROM jsonb_populate_record(NULL::load, begun)
    RETURNING id INTO made;
  RETURN made;
END $$;

CREATE FUNCTION move_load(load_id bigint, moved jsonb) RETURNS void
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
    version = version + 1, updated_at = l.updated_at
  WHERE id = load_id;
END $$;
REVOKE ALL ON FUNCTION begin_load, move_load FROM PUBLIC;

-- One entry of the log may tell a step of many stones; each finds it among its items.
CREATE INDEX audit_event_items ON audit_event USING gin ((data -> 'items') jsonb_path_ops) WHERE data ? 'items';
