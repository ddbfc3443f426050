-- That an offer has expired stands in its conversation; nobody said it.
ALTER TABLE enquiry_message DROP CONSTRAINT enquiry_message_kind_check;
ALTER TABLE enquiry_message ADD CONSTRAINT enquiry_message_kind_check
  CHECK (kind IN ('question', 'answer', 'offer', 'accepted', 'declined', 'expired', 'closed'));

-- Whose time has passed is looked for every second.
CREATE INDEX stone_line_offer_due ON stone_line (expires_at)
  WHERE list = 'enquiry' AND state IN ('offered.made', 'offered.asked');
