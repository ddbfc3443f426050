-- A client bids a price in an enquiry: it stands until a moment, as an offer does (src/machines/enquiry.ts).
ALTER TABLE stone_line DROP CONSTRAINT stone_line_state, DROP CONSTRAINT stone_line_offer;
ALTER TABLE stone_line ADD CONSTRAINT stone_line_state CHECK ((list, state, status) IN (
  ('cart', 'in', 1), ('cart', 'out', 2),
  ('watchlist', 'in', 1), ('watchlist', 'out', 2),
  ('notes', 'in', 1), ('notes', 'out', 2),
  ('enquiry', 'open', 1), ('enquiry', 'answered', 1), ('enquiry', 'offered.made', 1), ('enquiry', 'offered.asked', 1),
  ('enquiry', 'bid.made', 1), ('enquiry', 'bid.answered', 1), ('enquiry', 'accepted', 2), ('enquiry', 'closed', 2),
  ('hold', 'held', 1), ('hold', 'released', 2),
  ('confirm', 'pending', 1), ('confirm', 'approved.awaitingMemo', 2), ('confirm', 'approved.fulfilled', 2),
  ('confirm', 'rejected', 3), ('confirm', 'cancelled', 4),
  ('memo', 'issued', 1), ('memo', 'received', 2), ('memo', 'sold', 3),
  ('external', 'pending', 1), ('external', 'approved', 2), ('external', 'rejected', 3))) NOT VALID,
  ADD CONSTRAINT stone_line_offer CHECK (
    (list, state) NOT IN (('enquiry', 'offered.made'), ('enquiry', 'offered.asked'), ('enquiry', 'bid.made'), ('enquiry', 'bid.answered'))
    OR (agreed_ppc IS NOT NULL AND expires_at IS NOT NULL)) NOT VALID;

ALTER TABLE enquiry_message DROP CONSTRAINT enquiry_message_kind_check, DROP CONSTRAINT enquiry_message_check;
ALTER TABLE enquiry_message
  ADD CONSTRAINT enquiry_message_kind_check
    CHECK (kind IN ('question', 'answer', 'offer', 'bid', 'accepted', 'declined', 'expired', 'closed')) NOT VALID,
  ADD CONSTRAINT enquiry_message_price
    CHECK ((kind IN ('offer', 'bid')) = (offered_ppc IS NOT NULL AND stands_until IS NOT NULL)) NOT VALID;

-- An enquiry with a bid stands on its list. No line has this state yet.
CREATE OR REPLACE FUNCTION is_standing(list text, state text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (list, state) IN (('cart', 'in'), ('confirm', 'pending'), ('hold', 'held'), ('memo', 'issued'),
  ('enquiry', 'open'), ('enquiry', 'answered'), ('enquiry', 'offered.made'), ('enquiry', 'offered.asked'), ('enquiry', 'bid.made'), ('enquiry', 'bid.answered'));
