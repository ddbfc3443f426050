-- Figures of the dashboard (spec §3), folded from the log by position (decision 0092): each roll-up says up to which entry
-- it has been counted, so that no entry counts twice, and the reader adds what is not counted yet.

-- The stone of a line as it was when the line was made. A later load may correct a stone, and a guest's lines may get
-- another holder; what was asked for stays, so that figures are the same however often they are counted. No person is named.
CREATE TABLE line_as_made (
  line_id      bigint PRIMARY KEY,
  business_id  bigint NOT NULL, -- 0: none
  diamond_type text NOT NULL,
  shape        text NOT NULL,
  color        text NOT NULL, -- '-': none
  clarity      text NOT NULL,
  carat        numeric(6, 2) NOT NULL,
  sell_amt     numeric(14, 2) NOT NULL
);
INSERT INTO line_as_made
SELECT l.id, coalesce(l.business_id, 0), s.diamond_type, s.shape, coalesce(s.color, '-'), coalesce(s.clarity, '-'), s.carat,
  l.sell_amt
FROM stone_line l JOIN stone s ON s.id = l.stone_id WHERE l.list IN ('enquiry', 'hold', 'confirm', 'memo');

CREATE FUNCTION note_line_as_made() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO line_as_made
  SELECT l.id, coalesce(l.business_id, 0), s.diamond_type, s.shape, coalesce(s.color, '-'), coalesce(s.clarity, '-'), s.carat,
    l.sell_amt
  FROM made l JOIN stone s ON s.id = l.stone_id WHERE l.list IN ('enquiry', 'hold', 'confirm', 'memo');
  RETURN NULL;
END $$;
CREATE TRIGGER note_line_as_made AFTER INSERT ON stone_line REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION note_line_as_made();

-- Up to which entry of the log a roll-up is counted, and in whose days.
CREATE TABLE roll_up (
  name      text PRIMARY KEY CHECK (name IN ('deal', 'search')),
  seq       bigint NOT NULL DEFAULT 0,
  time_zone text -- none: not begun; another than the house's: counted anew
);
INSERT INTO roll_up (name) VALUES ('deal'), ('search');

-- What happened to stones on a day of the house. For the whole house (business 0) each attribute is a value or '', which is
-- all of them; for a business all three are values. A reader of any filter sums few rows a day.
CREATE TABLE deal_day (
  business_id  bigint NOT NULL,
  shape        text NOT NULL,
  color        text NOT NULL,
  clarity      text NOT NULL,
  day          date NOT NULL,
  kind         text NOT NULL CHECK (kind IN ('enquiry', 'hold', 'request', 'approval', 'memo', 'sale', 'credit')),
  diamond_type text NOT NULL,
  pieces       bigint NOT NULL,
  carats       numeric NOT NULL,
  amount       numeric NOT NULL,
  PRIMARY KEY (business_id, shape, color, clarity, day, kind, diamond_type)
);

-- What was searched for in an hour of a day of the house: attributes and counts. Who searched is not kept.
CREATE TABLE search_hour (
  day         date NOT NULL,
  hour        smallint NOT NULL CHECK (hour BETWEEN 0 AND 23),
  business_id bigint NOT NULL, -- 0: the house's own people, and guests
  form        uuid NOT NULL, -- told apart by what was wanted
  wanted      jsonb NOT NULL,
  searches    bigint NOT NULL,
  not_found   bigint NOT NULL,
  PRIMARY KEY (day, hour, business_id, form)
);

-- The codes that a search asks for in one attribute; none where it asks for all but some. An entry may hold anything.
CREATE FUNCTION codes_wanted(attribute jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN jsonb_typeof(attribute -> 'values') = 'array' AND attribute ->> 'contain' IS DISTINCT FROM '2'
    THEN attribute -> 'values' END
$$;
-- The attributes of a kept search that figures are told by: no words, no numbers of stones, no person.
CREATE FUNCTION wanted_of(params jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_strip_nulls(jsonb_build_object(
    'diamond_type', params #> '{search,diamond_type}',
    'shape', codes_wanted(params #> '{search,attributes,shape}'),
    'color', codes_wanted(params #> '{search,attributes,color}'),
    'clarity', codes_wanted(params #> '{search,attributes,clarity}'),
    'carat', params #> '{search,ranges,carat}'))
$$;

-- Sales of a period, the largest first, are read by their day.
CREATE INDEX invoice_line_made ON invoice_line (created_at);
