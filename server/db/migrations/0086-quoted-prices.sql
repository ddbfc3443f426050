-- A stone keeps its price as its provider quoted it: by the carat, as a whole, or as a discount from the list (decision
-- 0226). Both columns are null where the quote is not known; the price then stays as it is until a load says the quote.
-- A quoted total is no price per carat times a weight, so that the total is a column of its own. Nothing is written anew
-- here: people trade meanwhile.
ALTER TABLE stone
  ADD COLUMN quote_kind text,
  ADD COLUMN quote numeric(14, 2),
  ALTER COLUMN total_amt DROP EXPRESSION,
  DROP CONSTRAINT stone_price,
  ADD CONSTRAINT stone_quote CHECK ((quote_kind IS NULL) = (quote IS NULL) AND CASE quote_kind
    WHEN 'per_carat' THEN price_per_ct = quote
    WHEN 'total' THEN price_per_ct = round(quote / carat, 2)
    WHEN 'discount' THEN disc IS NULL OR disc = quote
    ELSE quote_kind IS NULL END) NOT VALID,
  -- The price follows from the discount of a quote, and the discount from any other price. Stones from before have either.
  ADD CONSTRAINT stone_price CHECK (rap IS NULL OR CASE
    WHEN quote_kind = 'discount' THEN price_per_ct = round(rap * (100 + disc) / 100, 2)
    WHEN quote_kind IS NULL AND price_per_ct = round(rap * (100 + disc) / 100, 2) THEN true
    ELSE disc = round((price_per_ct - rap) * 100 / rap, 2) END) NOT VALID;

CREATE FUNCTION total_of_stone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.total_amt := CASE WHEN NEW.quote_kind = 'total' THEN NEW.quote ELSE round(NEW.price_per_ct * NEW.carat, 2) END;
  RETURN NEW;
END $$;
CREATE TRIGGER stone_total BEFORE INSERT OR UPDATE OF price_per_ct, carat, quote_kind, quote, total_amt ON stone
  FOR EACH ROW EXECUTE FUNCTION total_of_stone();

ALTER TABLE load ADD COLUMN keeps_quotes boolean NOT NULL DEFAULT false; -- false of loads from before
ALTER TABLE load ALTER COLUMN keeps_quotes SET DEFAULT true;
ALTER TABLE load_stage ADD COLUMN quote_kind text, ADD COLUMN quote numeric(14, 2);

-- How far the quotes of a house from before were restored from its loads; null once all were.
CREATE TABLE quote_restoring (walked_to bigint);
INSERT INTO quote_restoring SELECT CASE WHEN EXISTS (SELECT FROM stone) THEN 0 END;
