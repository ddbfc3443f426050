-- An enquiry is a conversation: questions, answers, an offer, and how it ended (server/workflows/enquiry-events.ts).

ALTER TABLE stone_line
  ADD waits_since timestamptz, -- of an enquiry: since when one side waits for the other
  ADD enquiry_id bigint REFERENCES stone_line; -- of a hold or a request: the enquiry whose offer made it
UPDATE stone_line SET waits_since = created_at WHERE list = 'enquiry' AND state = 'open';
CREATE INDEX stone_line_waits ON stone_line (waits_since) WHERE list = 'enquiry' AND waits_since IS NOT NULL;
CREATE INDEX stone_line_enquiry ON stone_line (enquiry_id) WHERE enquiry_id IS NOT NULL;

ALTER TABLE stone_line DROP CONSTRAINT stone_line_state;
ALTER TABLE stone_line ADD CONSTRAINT stone_line_state CHECK ((list, state, status) IN (
  ('cart', 'in', 1), ('cart', 'out', 2),
  ('watchlist', 'in', 1), ('watchlist', 'out', 2),
  ('notes', 'in', 1), ('notes', 'out', 2),
  ('enquiry', 'open', 1), ('enquiry', 'answered', 1), ('enquiry', 'offered.made', 1), ('enquiry', 'offered.asked', 1),
  ('enquiry', 'accepted', 2), ('enquiry', 'closed', 2),
  ('hold', 'held', 1), ('hold', 'released', 2),
  ('confirm', 'pending', 1), ('confirm', 'approved.awaitingMemo', 2), ('confirm', 'approved.fulfilled', 2),
  ('confirm', 'rejected', 3), ('confirm', 'cancelled', 4),
  ('memo', 'issued', 1), ('memo', 'received', 2), ('memo', 'sold', 3),
  ('external', 'pending', 1), ('external', 'approved', 2), ('external', 'rejected', 3)));
-- An offer has a price and an end.
ALTER TABLE stone_line ADD CONSTRAINT stone_line_offer CHECK (
  (list, state) NOT IN (('enquiry', 'offered.made'), ('enquiry', 'offered.asked'))
  OR (agreed_ppc IS NOT NULL AND expires_at IS NOT NULL));
DROP INDEX stone_line_once;
CREATE UNIQUE INDEX stone_line_once ON stone_line (list, holder_id, stone_id)
  WHERE state IN ('in', 'open', 'answered', 'offered.made', 'offered.asked');

-- What was said and done in an enquiry, in its order. A row is written with the step of its machine, and never changed
-- but to forget a person's words.
CREATE TABLE enquiry_message (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  line_id      bigint NOT NULL REFERENCES stone_line,
  kind         text NOT NULL CHECK (kind IN ('question', 'answer', 'offer', 'accepted', 'declined', 'closed')),
  author_id    bigint REFERENCES account, -- null where it is not known any more
  text         text,
  offered_ppc  numeric(12, 2) CHECK (offered_ppc > 0), -- per carat
  stands_until timestamptz,
  held_until   timestamptz, -- of an offer that came with a hold
  created_at   timestamptz NOT NULL,
  CHECK ((kind = 'offer') = (offered_ppc IS NOT NULL AND stands_until IS NOT NULL))
);
CREATE INDEX enquiry_message_line ON enquiry_message (line_id, id);
CREATE INDEX enquiry_message_author ON enquiry_message (author_id);

INSERT INTO enquiry_message (line_id, kind, author_id, text, created_at)
  SELECT id, 'question', made_by, text, created_at FROM stone_line WHERE list = 'enquiry' ORDER BY id;
INSERT INTO enquiry_message (line_id, kind, author_id, created_at)
  SELECT l.id, 'closed', e.who, l.updated_at FROM stone_line l
  LEFT JOIN LATERAL (
    SELECT (data ->> 'who')::bigint AS who FROM audit_event
    WHERE data ->> 'workflow' = 'enquiry' AND data ->> 'item' = l.id::text ORDER BY seq DESC LIMIT 1) e ON true
  WHERE l.list = 'enquiry' AND l.state = 'closed' ORDER BY l.id;
