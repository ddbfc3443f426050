-- What the house keeps of a provider: whom to ask, what its stones are called, what holds for all of them, and when a
-- delivery of its stock needs a person.
ALTER TABLE provider
  ADD contact_name    text CHECK (length(contact_name) BETWEEN 1 AND 150),
  ADD contact_email   text CHECK (length(contact_email) BETWEEN 3 AND 254),
  ADD contact_phone   text CHECK (length(contact_phone) BETWEEN 6 AND 25),
  -- The letters before the house's own stock numbers. Figures follow, so that no two prefixes make the same number.
  ADD prefix          text CHECK (prefix ~ '^[A-Z]{1,6}$'),
  ADD defaults        jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(defaults) = 'object'), -- where a file says nothing
  ADD terms           text CHECK (length(terms) BETWEEN 1 AND 2000),
  ADD note            text CHECK (length(note) BETWEEN 1 AND 2000),
  ADD fresh_hours     integer NOT NULL DEFAULT 24 CHECK (fresh_hours BETWEEN 1 AND 2160), -- spec §9
  ADD gone_limit_pct  integer NOT NULL DEFAULT 20 CHECK (gone_limit_pct BETWEEN 0 AND 100),
  ADD price_limit_pct integer NOT NULL DEFAULT 15 CHECK (price_limit_pct BETWEEN 0 AND 100),
  ADD stocked_at      timestamptz; -- when its stock was last delivered

-- A provider that is here already gets letters made of its number, which a person can change.
UPDATE provider SET prefix = 'P' || translate(id::text, '0123456789', 'ABCDEFGHIJ');
ALTER TABLE provider ALTER prefix SET NOT NULL, ADD CONSTRAINT provider_prefix_key UNIQUE (prefix);

-- Names differ by more than upper and lower case.
ALTER TABLE provider DROP CONSTRAINT provider_name_key;
CREATE UNIQUE INDEX provider_name_key ON provider (lower(name));

-- A markup holds its provider.
ALTER TABLE markup_set DROP CONSTRAINT markup_set_provider_id_fkey,
  ADD FOREIGN KEY (provider_id) REFERENCES provider;

-- Prices and sight move with the providers that there are, and with their flags. A new name is told to the index, which
-- keeps rows as they travel.
DROP TRIGGER provider_changed ON provider;
CREATE TRIGGER provider_changed AFTER INSERT OR DELETE OR UPDATE OF is_active ON provider
  FOR EACH STATEMENT EXECUTE FUNCTION note_pricing_change();

CREATE FUNCTION note_provider_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('provider_name', '');
  RETURN NULL;
END $$;
CREATE TRIGGER provider_named AFTER UPDATE OF name ON provider
  FOR EACH STATEMENT EXECUTE FUNCTION note_provider_name();

-- Its flag is a machine's to write.
CREATE OR REPLACE FUNCTION switch_active(of_table text, row_id bigint, to_active boolean, moved_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF of_table <> ALL (ARRAY['master', 'sub_master', 'carat_range', 'collection', 'featured_stone', 'demand', 'business',
    'account', 'provider']) THEN
    RAISE EXCEPTION '% has no active flag that a machine moves', of_table;
  END IF;
  EXECUTE format('UPDATE %I SET is_active = $1, version = version + 1, updated_at = $2 WHERE id = $3', of_table)
    USING to_active, moved_at, row_id;
END $$;
