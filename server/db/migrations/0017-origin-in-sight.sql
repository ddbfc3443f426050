-- With which stones a person's search begins: what they chose last. Who has none begins with the house's first choice.
CREATE TABLE search_start (
  account_id   bigint PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  diamond_type text CHECK (diamond_type IN ('white', 'fancy')),
  stone_origin integer CHECK (stone_origin IN (1, 2)),
  updated_at   timestamptz NOT NULL DEFAULT now()
);

-- Lab grown or natural stands in every table of stones and lines, also in those that somebody arranged before it did.
UPDATE stone_table SET columns = (
  SELECT jsonb_agg(
    CASE WHEN one ->> 'id' = 'stone_origin' THEN one || '{"is_shown": true}' ELSE one END
    ORDER BY CASE WHEN place = 1 THEN 0 WHEN one ->> 'id' = 'stone_origin' THEN 1 ELSE 2 END, place
  )
  FROM jsonb_array_elements(columns) WITH ORDINALITY AS kept (one, place)
)
WHERE jsonb_array_length(columns) > 0;
