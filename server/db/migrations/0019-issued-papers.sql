-- An issued paper never changes (decision 0041). What it says is kept with it when it is issued; what comes later is a
-- paper of its own. A reversal makes a credit note, with a number, a reason and the invoice that it credits.

ALTER TABLE paper_number DROP CONSTRAINT paper_number_kind_check;
ALTER TABLE paper_number ADD CONSTRAINT paper_number_kind_check CHECK (kind IN ('order', 'memo', 'invoice', 'credit'));

ALTER TABLE paper DROP CONSTRAINT paper_check;
ALTER TABLE paper
  ADD credits_id  bigint REFERENCES paper, -- of a credit note: the invoice
  ADD reason      text,                    -- of a credit note: why
  ADD tax_kind    text CHECK (tax_kind IN ('none', 'reverse_charge', 'percent')), -- as it was for the client that day
  ADD tax_percent numeric(5, 2) CHECK (tax_percent > 0 AND tax_percent <= 100),
  ADD shown       jsonb, -- everything that the paper says, but
  ADD people      jsonb, -- the people whom it names: they alone can be forgotten (decision 0036)
  ADD CONSTRAINT paper_due CHECK (CASE kind WHEN 'memo' THEN due_date IS NOT NULL WHEN 'invoice' THEN true ELSE due_date IS NULL END),
  ADD CONSTRAINT paper_credit CHECK ((kind = 'credit') = (credits_id IS NOT NULL) AND (kind = 'credit') = (reason IS NOT NULL)),
  ADD CONSTRAINT paper_tax CHECK ((tax_percent IS NOT NULL) = (tax_kind IS NOT DISTINCT FROM 'percent'));
CREATE INDEX paper_credits ON paper (credits_id) WHERE credits_id IS NOT NULL;
-- Prefixes tell papers apart: no two papers have the same number. Those from before prefixes are told apart by their kind.
CREATE UNIQUE INDEX paper_told_apart ON paper (number) WHERE number ~ '^[A-Z]';

-- The day of a memo moves, and the people whom a paper names can be forgotten; nothing else of it changes.
CREATE FUNCTION paper_frozen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.shown IS NOT NULL AND (NEW.shown IS DISTINCT FROM OLD.shown OR NEW.people IS NULL) THEN
    RAISE EXCEPTION 'an issued paper is never changed';
  END IF;
  IF (NEW.kind, NEW.year, NEW.sequence, NEW.number, NEW.created_at, NEW.credits_id, NEW.reason, NEW.tax_kind, NEW.tax_percent)
    IS DISTINCT FROM (OLD.kind, OLD.year, OLD.sequence, OLD.number, OLD.created_at, OLD.credits_id, OLD.reason, OLD.tax_kind, OLD.tax_percent) THEN
    RAISE EXCEPTION 'an issued paper is never changed';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER paper_frozen BEFORE UPDATE ON paper FOR EACH ROW EXECUTE FUNCTION paper_frozen();

-- The tax of a client, for what is issued from now on.
ALTER TABLE business
  ADD tax_kind    text NOT NULL DEFAULT 'none' CHECK (tax_kind IN ('none', 'reverse_charge', 'percent')),
  ADD tax_percent numeric(5, 2) CHECK (tax_percent > 0 AND tax_percent <= 100),
  ADD CONSTRAINT business_tax CHECK ((tax_percent IS NOT NULL) = (tax_kind = 'percent'));
