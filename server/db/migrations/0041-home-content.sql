-- What the house shows its clients on their pages (spec §3: popup, event, banner), and the versions of its app.

CREATE TABLE popup (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title       text NOT NULL,
  description text NOT NULL DEFAULT '',
  page        text NOT NULL,
  start_date  date NOT NULL,
  end_date    date NOT NULL CHECK (end_date >= start_date),
  is_active   boolean NOT NULL DEFAULT true,
  -- Rows of stored_file, in their order. A picture belongs to one row alone.
  image_ids   bigint[] NOT NULL DEFAULT '{}' CHECK (cardinality(image_ids) <= 5),
  version     integer NOT NULL DEFAULT 1,
  created_at  timestamptz NOT NULL,
  updated_at  timestamptz NOT NULL
);
CREATE TABLE house_event (LIKE popup INCLUDING ALL);
CREATE TABLE banner (LIKE popup INCLUDING ALL);
ALTER TABLE banner ADD COLUMN type smallint NOT NULL CHECK (type BETWEEN 1 AND 3);

CREATE TABLE app_version (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  platform    text NOT NULL CHECK (platform IN ('android', 'ios')),
  app_version text NOT NULL,
  is_required boolean NOT NULL DEFAULT false,
  notes       text,
  released_on date NOT NULL,
  version     integer NOT NULL DEFAULT 1,
  created_at  timestamptz NOT NULL,
  updated_at  timestamptz NOT NULL,
  UNIQUE (platform, app_version)
);

-- Their flags are a machine's to write.
CREATE OR REPLACE FUNCTION switch_active(of_table text, row_id bigint, to_active boolean, moved_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF of_table <> ALL (ARRAY['master', 'sub_master', 'carat_range', 'collection', 'featured_stone', 'demand', 'business',
    'account', 'provider', 'popup', 'house_event', 'banner']) THEN
    RAISE EXCEPTION '% has no active flag that a machine moves', of_table;
  END IF;
  EXECUTE format('UPDATE %I SET is_active = $1, version = version + 1, updated_at = $2 WHERE id = $3', of_table)
    USING to_active, moved_at, row_id;
END $$;
