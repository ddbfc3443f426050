-- Stones from before quotes were kept are read through beside people.
ALTER TABLE stone VALIDATE CONSTRAINT stone_price;
ALTER TABLE stone VALIDATE CONSTRAINT stone_quote;
