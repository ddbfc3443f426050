-- Stones, where they come from, what they cost, and what people keep of their searches.

CREATE TABLE provider (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name          text NOT NULL UNIQUE,
  provider_type integer NOT NULL DEFAULT 2 CHECK (provider_type IN (1, 2)), -- FTP, API (spec §9)
  is_active     boolean NOT NULL DEFAULT true,
  version       integer NOT NULL DEFAULT 1,
  created_at    timestamptz NOT NULL DEFAULT now(),
  updated_at    timestamptz NOT NULL DEFAULT now()
);

-- ------------------------------------------------------------------------------------------- price lists

CREATE TABLE price_list (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  list_no      integer NOT NULL UNIQUE, -- 1, 2, 3: the version of the list that a price names
  label        text NOT NULL,
  effective_on date NOT NULL,
  is_synthetic boolean NOT NULL DEFAULT false, -- made up, and shown as such
  applied_at   timestamptz, -- since when stones are priced by it
  version      integer NOT NULL DEFAULT 1,
  created_at   timestamptz NOT NULL DEFAULT now(),
  updated_at   timestamptz NOT NULL DEFAULT now()
);

-- A cell of a list as one number, for the constraint below: a GiST index compares ranges without an extension.
CREATE FUNCTION list_cell(list_id bigint, shape_group text, color text, clarity text) RETURNS int8range
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN (SELECT int8range(n, n, '[]') FROM (SELECT
  ((list_id * 4 + array_position(ARRAY['round', 'pear'], shape_group)) * 16
    + array_position(ARRAY['D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M'], color)) * 16
    + array_position(ARRAY['IF', 'VVS1', 'VVS2', 'VS1', 'VS2', 'SI1', 'SI2', 'SI3', 'I1', 'I2', 'I3'], clarity) AS n) AS cell);

CREATE TABLE list_price (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  list_id     bigint NOT NULL REFERENCES price_list ON DELETE CASCADE,
  shape_group text NOT NULL CHECK (shape_group IN ('round', 'pear')),
  color       text NOT NULL CHECK (color IN ('D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M')),
  clarity     text NOT NULL CHECK (clarity IN ('IF', 'VVS1', 'VVS2', 'VS1', 'VS2', 'SI1', 'SI2', 'SI3', 'I1', 'I2', 'I3')),
  from_carat  numeric(6, 2) NOT NULL CHECK (from_carat > 0),
  to_carat    numeric(6, 2) NOT NULL CHECK (to_carat >= from_carat AND to_carat <= 650),
  price       numeric(12, 2) NOT NULL CHECK (price > 0),
  version     integer NOT NULL DEFAULT 1,
  updated_at  timestamptz NOT NULL DEFAULT now(),
  UNIQUE (list_id, shape_group, color, clarity, from_carat),
  CONSTRAINT list_price_no_overlap EXCLUDE USING gist (
    list_cell(list_id, shape_group, color, clarity) WITH &&, numrange(from_carat, to_carat, '[]') WITH &&)
);

-- ------------------------------------------------------------------------------------------------ stones

CREATE DOMAIN stone_code AS text CHECK (length(VALUE) BETWEEN 1 AND 60);
CREATE DOMAIN stone_percent AS numeric(4, 1) CHECK (VALUE >= 0 AND VALUE <= 100);
CREATE DOMAIN stone_angle AS numeric(4, 1) CHECK (VALUE >= 0 AND VALUE <= 90);
CREATE DOMAIN millimetres AS numeric(5, 2) CHECK (VALUE > 0);

CREATE TABLE stone (
  id                 bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  stock_no           text NOT NULL UNIQUE CHECK (length(stock_no) BETWEEN 1 AND 40),
  provider_id        bigint NOT NULL REFERENCES provider,
  org_stock_no       text NOT NULL CHECK (length(org_stock_no) BETWEEN 1 AND 60), -- the provider's own
  status             integer NOT NULL DEFAULT 1 CHECK (status IN (1, 2, 3, 4, 5, 8)),
  diamond_type       text NOT NULL CHECK (diamond_type IN ('white', 'fancy')),
  stone_origin       integer NOT NULL CHECK (stone_origin IN (1, 2)), -- lab grown, natural (spec §1)
  shape              stone_code NOT NULL,
  carat              numeric(6, 2) NOT NULL CHECK (carat > 0 AND carat <= 650),
  color              stone_code,
  clarity            stone_code,
  fancy_color        stone_code,
  intensity          stone_code,
  overtone           stone_code,
  cut                stone_code,
  polish             stone_code,
  symmetry           stone_code,
  fluorescence       stone_code,
  fluorescence_color stone_code,
  lab                stone_code,
  report_no          text CHECK (length(report_no) BETWEEN 1 AND 40),
  shade              stone_code,
  milky              stone_code,
  eye_clean          stone_code,
  black_inclusion    stone_code,
  white_inclusion    stone_code,
  open_inclusion     stone_code,
  treatment          stone_code,
  growth_type        stone_code,
  length             millimetres,
  width              millimetres,
  height             millimetres,
  ratio              numeric(5, 2) GENERATED ALWAYS AS (round(length / width, 2)) STORED,
  depth_pct          stone_percent,
  table_pct          stone_percent,
  crown_angle        stone_angle,
  crown_height       stone_percent,
  pavilion_angle     stone_angle,
  pavilion_depth     stone_percent,
  girdle_thin        stone_code,
  girdle_thick       stone_code,
  girdle_pct         stone_percent,
  culet              stone_code,
  has_hearts_arrows  boolean NOT NULL DEFAULT false,
  key_to_symbols     text,
  comment            text,
  laser_inscription  text,
  location           stone_code,
  image              text,
  video              text,
  certificate        text,
  rap                numeric(12, 2) CHECK (rap > 0),
  disc               numeric(6, 2) CHECK (disc > -100),
  price_per_ct       numeric(12, 2) NOT NULL CHECK (price_per_ct > 0),
  total_amt          numeric(14, 2) GENERATED ALWAYS AS (round(price_per_ct * carat, 2)) STORED,
  price_list_id      bigint REFERENCES price_list, -- whose price `rap` is
  arrived_at         timestamptz NOT NULL DEFAULT now(),
  version            integer NOT NULL DEFAULT 1,
  created_at         timestamptz NOT NULL DEFAULT now(),
  updated_at         timestamptz NOT NULL DEFAULT now(),
  UNIQUE (provider_id, org_stock_no),
  CONSTRAINT stone_grown CHECK (growth_type IS NULL OR stone_origin = 1),
  CONSTRAINT stone_white CHECK (diamond_type <> 'white' OR (color IS NOT NULL AND clarity IS NOT NULL
    AND fancy_color IS NULL AND intensity IS NULL AND overtone IS NULL)),
  -- Fancy colours have no list price.
  CONSTRAINT stone_fancy CHECK (diamond_type <> 'fancy' OR (fancy_color IS NOT NULL AND color IS NULL AND rap IS NULL)),
  CONSTRAINT stone_rap_and_disc CHECK ((rap IS NULL) = (disc IS NULL) AND (rap IS NULL) = (price_list_id IS NULL)),
  CONSTRAINT stone_price CHECK (rap IS NULL OR price_per_ct = round(rap * (100 + disc) / 100, 2))
);
CREATE INDEX stone_report ON stone (lab, report_no);
CREATE INDEX stone_report_no ON stone (report_no);
CREATE INDEX stone_arrived ON stone (arrived_at DESC, id DESC);

-- Which stones changed, in the transaction that changed them. A reader asks for what came after the last number
-- it saw; rows of transactions that still run are invisible, so it stops below pg_snapshot_xmin and skips nothing.
CREATE TABLE stone_change (
  seq            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  stone_id       bigint NOT NULL,
  transaction_id xid8 NOT NULL DEFAULT pg_current_xact_id(),
  at             timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX stone_change_at ON stone_change (at);

CREATE FUNCTION note_stone_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed) THEN
    INSERT INTO stone_change (stone_id) SELECT id FROM changed;
    PERFORM pg_notify('stone_change', ''); -- says that there is something to read, not what
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER stone_inserted AFTER INSERT ON stone REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_stone_change();
CREATE TRIGGER stone_updated AFTER UPDATE ON stone REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_stone_change();
CREATE TRIGGER stone_deleted AFTER DELETE ON stone REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_stone_change();

-- ------------------------------------------------------------------------------------------ carat ranges

CREATE TABLE carat_range (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  from_carat numeric(6, 2) NOT NULL CHECK (from_carat > 0),
  to_carat   numeric(6, 2) NOT NULL CHECK (to_carat >= from_carat AND to_carat <= 650),
  sequence   integer NOT NULL,
  is_active  boolean NOT NULL DEFAULT true,
  version    integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (sequence) DEFERRABLE INITIALLY DEFERRED, -- a new order is written row by row
  -- Those that are offered; one that is switched off may lie across others.
  CONSTRAINT carat_range_no_overlap EXCLUDE USING gist (numrange(from_carat, to_carat, '[]') WITH &&) WHERE (is_active)
);

CREATE TABLE sub_carat_range (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  carat_range_id bigint NOT NULL REFERENCES carat_range ON DELETE CASCADE,
  from_carat     numeric(6, 2) NOT NULL CHECK (from_carat > 0),
  to_carat       numeric(6, 2) NOT NULL CHECK (to_carat >= from_carat AND to_carat <= 650),
  version        integer NOT NULL DEFAULT 1,
  created_at     timestamptz NOT NULL DEFAULT now(),
  updated_at     timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT sub_carat_range_no_overlap EXCLUDE USING gist (
    int8range(carat_range_id, carat_range_id, '[]') WITH &&, numrange(from_carat, to_carat, '[]') WITH &&)
);

-- ----------------------------------------------------------------------------------------------- markups

-- The markup of one subject, edited as one: the default, a business, an associate, a business for one provider.
CREATE TABLE markup_set (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  layer        text NOT NULL CHECK (layer IN ('default', 'business', 'associate', 'business_provider')),
  business_id  bigint REFERENCES business ON DELETE CASCADE,
  associate_id bigint REFERENCES account ON DELETE CASCADE,
  provider_id  bigint REFERENCES provider ON DELETE CASCADE,
  version      integer NOT NULL DEFAULT 1,
  updated_at   timestamptz NOT NULL DEFAULT now(),
  UNIQUE NULLS NOT DISTINCT (layer, business_id, associate_id, provider_id),
  CHECK ((business_id IS NOT NULL) = (layer IN ('business', 'business_provider'))
    AND (associate_id IS NOT NULL) = (layer = 'associate')
    AND (provider_id IS NOT NULL) = (layer = 'business_provider'))
);
CREATE INDEX markup_set_business ON markup_set (business_id);
CREATE INDEX markup_set_associate ON markup_set (associate_id);
CREATE INDEX markup_set_provider ON markup_set (provider_id);

CREATE TABLE markup_rule (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  set_id       bigint NOT NULL REFERENCES markup_set ON DELETE CASCADE,
  diamond_type text NOT NULL CHECK (diamond_type IN ('white', 'fancy')),
  stone_origin integer NOT NULL CHECK (stone_origin IN (1, 2)),
  from_carat   numeric(6, 2) NOT NULL CHECK (from_carat > 0),
  to_carat     numeric(6, 2) NOT NULL CHECK (to_carat >= from_carat AND to_carat <= 650),
  kind         text NOT NULL CHECK (kind IN ('percent', 'points')),
  value        numeric(6, 2) NOT NULL CHECK (value > -100),
  CONSTRAINT markup_rule_no_overlap EXCLUDE USING gist (
    int8range(set_id * 4 + stone_origin * 2 + (diamond_type = 'fancy')::integer - 2,
      set_id * 4 + stone_origin * 2 + (diamond_type = 'fancy')::integer - 2, '[]') WITH &&,
    numrange(from_carat, to_carat, '[]') WITH &&)
);
CREATE INDEX markup_rule_set ON markup_rule (set_id);

-- Goes up whenever anybody's prices may have moved without any stone having changed.
CREATE TABLE pricing_revision (
  one      boolean PRIMARY KEY DEFAULT true CHECK (one),
  revision bigint NOT NULL
);
INSERT INTO pricing_revision VALUES (true, 1);

CREATE FUNCTION note_pricing_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE pricing_revision SET revision = revision + 1;
  PERFORM pg_notify('pricing_change', '');
  RETURN NULL;
END $$;
CREATE TRIGGER markup_changed AFTER INSERT OR UPDATE OR DELETE ON markup_rule
  FOR EACH STATEMENT EXECUTE FUNCTION note_pricing_change();
CREATE TRIGGER provider_changed AFTER INSERT OR UPDATE OR DELETE ON provider
  FOR EACH STATEMENT EXECUTE FUNCTION note_pricing_change();

-- ---------------------------------------------------------------------------------- who sees which stones

-- Which part of the stock an account may see; an empty field means all of it.
CREATE TABLE inventory_access (
  account_id    bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  diamond_types text[],
  stone_origins integer[],
  provider_ids  bigint[],
  locations     text[],
  version       integer NOT NULL DEFAULT 1,
  updated_at    timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE featured_stone (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  stone_id    bigint NOT NULL REFERENCES stone ON DELETE CASCADE,
  business_id bigint REFERENCES business ON DELETE CASCADE, -- for one business alone
  account_id  bigint REFERENCES account ON DELETE CASCADE, -- or for one person
  remark      text,
  sequence    integer NOT NULL DEFAULT 1,
  is_active   boolean NOT NULL DEFAULT true,
  version     integer NOT NULL DEFAULT 1,
  created_at  timestamptz NOT NULL DEFAULT now(),
  updated_at  timestamptz NOT NULL DEFAULT now(),
  UNIQUE NULLS NOT DISTINCT (stone_id, business_id, account_id)
);
CREATE INDEX featured_stone_business ON featured_stone (business_id);
CREATE INDEX featured_stone_account ON featured_stone (account_id);

CREATE TABLE collection (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name         text NOT NULL UNIQUE,
  description  text,
  diamond_type text NOT NULL CHECK (diamond_type IN ('white', 'fancy')),
  image_id     bigint REFERENCES stored_file,
  is_active    boolean NOT NULL DEFAULT true,
  version      integer NOT NULL DEFAULT 1,
  created_at   timestamptz NOT NULL DEFAULT now(),
  updated_at   timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX collection_image ON collection (image_id);

CREATE TABLE collection_stone (
  collection_id bigint NOT NULL REFERENCES collection ON DELETE CASCADE,
  stone_id      bigint NOT NULL REFERENCES stone ON DELETE CASCADE,
  sequence      integer NOT NULL,
  PRIMARY KEY (collection_id, stone_id)
);
CREATE INDEX collection_stone_stone ON collection_stone (stone_id);

-- ---------------------------------------------------------------------------- what people keep of searches

-- `params` is the one search schema: address, saved search, demand and export alike. Mode 1 normal, 2 match pair.
CREATE TABLE saved_search (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id   bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  client_id    bigint REFERENCES account ON DELETE CASCADE, -- for whom it was searched
  name         text NOT NULL,
  search_type  integer NOT NULL CHECK (search_type IN (1, 2)),
  diamond_type text NOT NULL CHECK (diamond_type IN ('white', 'fancy')),
  params       jsonb NOT NULL,
  version      integer NOT NULL DEFAULT 1,
  created_at   timestamptz NOT NULL DEFAULT now(),
  updated_at   timestamptz NOT NULL DEFAULT now(),
  UNIQUE (account_id, name)
);
CREATE INDEX saved_search_client ON saved_search (client_id);

CREATE TABLE recent_search (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id   bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  client_id    bigint REFERENCES account ON DELETE CASCADE,
  search_type  integer NOT NULL CHECK (search_type IN (1, 2)),
  diamond_type text NOT NULL CHECK (diamond_type IN ('white', 'fancy')),
  params       jsonb NOT NULL,
  pieces       integer NOT NULL,
  searched_at  timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX recent_search_account ON recent_search (account_id, searched_at DESC);
CREATE INDEX recent_search_client ON recent_search (client_id);

-- A search that nothing answered yet: its owner is told when a stone arrives.
CREATE TABLE demand (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id   bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  client_id    bigint REFERENCES account ON DELETE CASCADE,
  name         text NOT NULL,
  diamond_type text NOT NULL CHECK (diamond_type IN ('white', 'fancy')),
  params       jsonb NOT NULL,
  is_active    boolean NOT NULL DEFAULT true,
  expires_on   date,
  told_at      timestamptz, -- when its owner last heard of stones
  version      integer NOT NULL DEFAULT 1,
  created_at   timestamptz NOT NULL DEFAULT now(),
  updated_at   timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX demand_account ON demand (account_id);
CREATE INDEX demand_client ON demand (client_id);

CREATE TABLE stone_pair (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  first_id     bigint NOT NULL REFERENCES stone ON DELETE CASCADE,
  second_id    bigint NOT NULL REFERENCES stone ON DELETE CASCADE,
  score        numeric(5, 2) NOT NULL CHECK (score BETWEEN 0 AND 100),
  is_separable boolean NOT NULL DEFAULT true,
  account_id   bigint REFERENCES account ON DELETE SET NULL, -- who put them together
  version      integer NOT NULL DEFAULT 1,
  created_at   timestamptz NOT NULL DEFAULT now(),
  updated_at   timestamptz NOT NULL DEFAULT now(),
  CHECK (first_id < second_id),
  -- A stone is in one pair at most, whichever of the two it is.
  CONSTRAINT stone_pair_once EXCLUDE USING gist (
    int8multirange(int8range(first_id, first_id, '[]'), int8range(second_id, second_id, '[]')) WITH &&)
);
CREATE INDEX stone_pair_second ON stone_pair (second_id);
CREATE INDEX stone_pair_first ON stone_pair (first_id);
CREATE INDEX stone_pair_account ON stone_pair (account_id);

-- A link to a few stones at the sender's prices of that moment, until it expires.
CREATE TABLE share_link (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  client_id  bigint REFERENCES account ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  opened_at  timestamptz, -- for the first time
  opened     integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX share_link_account ON share_link (account_id);
CREATE INDEX share_link_client ON share_link (client_id);

CREATE TABLE share_link_stone (
  share_link_id bigint NOT NULL REFERENCES share_link ON DELETE CASCADE,
  stone_id      bigint NOT NULL REFERENCES stone ON DELETE CASCADE,
  sequence      integer NOT NULL,
  markup_disc   numeric(6, 2),
  markup_ppc    numeric(12, 2) NOT NULL,
  sell_amt      numeric(14, 2) NOT NULL,
  PRIMARY KEY (share_link_id, stone_id)
);
CREATE INDEX share_link_stone_stone ON share_link_stone (stone_id);
