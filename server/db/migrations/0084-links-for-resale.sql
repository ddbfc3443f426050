-- The percent on top of the sender's prices; null for a link without prices.
ALTER TABLE share_link ADD COLUMN resale_pct numeric(6, 2) DEFAULT 0;
-- A link without prices keeps none, so that no reader of its rows can show one.
ALTER TABLE share_link_stone ALTER COLUMN markup_ppc DROP NOT NULL, ALTER COLUMN sell_amt DROP NOT NULL;
