-- What the house publishes of its stock: each list is a filter, a layout, prices, a format and a place.
CREATE TABLE stock_list (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name           text NOT NULL UNIQUE,
  code           text NOT NULL UNIQUE, -- whoever has it may fetch the file of a list with a link
  diamond_type   text NOT NULL CHECK (diamond_type IN ('white', 'fancy')),
  params         jsonb NOT NULL, -- the search, as kept searches keep it
  layout         jsonb NOT NULL, -- the columns in their order, each with its head
  client_id      bigint REFERENCES account, -- whose sight it has and, without a markup, whose prices
  markup_percent numeric(7, 2) CHECK (markup_percent > 0), -- over cost, the same for every stone
  format         text NOT NULL CHECK (format IN ('csv', 'xlsx', 'json')),
  place          text NOT NULL CHECK (place IN ('link', 'api', 'ftp')),
  schedule       text, -- five parts; null for a file that is made whenever it is fetched
  due_from       timestamptz NOT NULL, -- up to when the schedule was followed
  -- The file of the latest run: its name in the store, and what it holds.
  file_name      text,
  file_at        timestamptz,
  file_stones    integer,
  file_bytes     bigint,
  file_sight     text,
  fetches        integer NOT NULL DEFAULT 0,
  fetched_at     timestamptz,
  is_active      boolean NOT NULL DEFAULT true,
  version        integer NOT NULL DEFAULT 1,
  created_at     timestamptz NOT NULL DEFAULT now(),
  updated_at     timestamptz NOT NULL DEFAULT now(),
  CHECK (client_id IS NOT NULL OR (markup_percent IS NOT NULL AND place = 'link'))
);
CREATE INDEX stock_list_client ON stock_list (client_id);

CREATE TABLE stock_list_run (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  stock_list_id bigint NOT NULL REFERENCES stock_list ON DELETE CASCADE,
  account_id    bigint REFERENCES account ON DELETE SET NULL, -- who asked; null for the schedule
  is_scheduled  boolean NOT NULL,
  job_id        uuid, -- of its work on the queue
  asked_at      timestamptz NOT NULL,
  started_at    timestamptz,
  ended_at      timestamptz,
  outcome       text CHECK (outcome IN ('made', 'stopped', 'failed')),
  reason        text,
  stones        integer,
  bytes         bigint,
  CHECK ((ended_at IS NULL) = (outcome IS NULL))
);
CREATE INDEX stock_list_run_latest ON stock_list_run (stock_list_id, id DESC);
CREATE INDEX stock_list_run_account ON stock_list_run (account_id);
-- Two runs of one list are never under way at once.
CREATE UNIQUE INDEX stock_list_run_one ON stock_list_run (stock_list_id) WHERE ended_at IS NULL;

-- A list that is switched on follows its schedule from that moment: nothing is made up for the time in which it was off.
CREATE FUNCTION switch_stock_list(list_id bigint, to_active boolean, moved_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE stock_list SET is_active = to_active, due_from = moved_at, version = version + 1, updated_at = moved_at
  WHERE id = list_id;
END $$;
REVOKE ALL ON FUNCTION switch_stock_list FROM PUBLIC;
