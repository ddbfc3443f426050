-- The indexes without bids, in whose place the last two are; and what stood before bids is read through beside people.
DROP INDEX stone_line_once;
ALTER INDEX stone_line_once_open RENAME TO stone_line_once;
DROP INDEX stone_line_offer_due;
ALTER TABLE stone_line VALIDATE CONSTRAINT stone_line_state;
ALTER TABLE stone_line VALIDATE CONSTRAINT stone_line_offer;
ALTER TABLE enquiry_message VALIDATE CONSTRAINT enquiry_message_kind_check;
ALTER TABLE enquiry_message VALIDATE CONSTRAINT enquiry_message_price;
