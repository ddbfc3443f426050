-- What the house knows of its own log without reading all of it again: where each item stands, how often each arrow was
-- taken and how long items stood, what does not conform. It is made from the log (server/evidence), and can be again.

-- Up to which entry the log was read.
CREATE TABLE evidence_cursor (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  seq bigint NOT NULL
);
INSERT INTO evidence_cursor VALUES (true, 0);

-- Where each item of a workflow stands by the log, and since when.
CREATE TABLE workflow_item (
  workflow    text NOT NULL,
  item        text NOT NULL,
  state       text NOT NULL,
  since       timestamptz NOT NULL,
  seq         bigint NOT NULL, -- the entry that brought it there
  steps       integer NOT NULL,
  business_id bigint NOT NULL, -- 0: none
  PRIMARY KEY (workflow, item)
);
CREATE INDEX workflow_item_standing ON workflow_item (workflow, state, since);

-- How many items stand in each state, and how often one arrived there; `resting` are rows of which the log says nothing:
-- they stand where they were made.
CREATE TABLE workflow_standing (
  workflow text NOT NULL,
  state    text NOT NULL,
  items    integer NOT NULL DEFAULT 0,
  arrivals integer NOT NULL DEFAULT 0,
  resting  integer NOT NULL DEFAULT 0,
  PRIMARY KEY (workflow, state)
);

-- How often an arrow was taken on a day of the house, by whom: of all businesses together (0), and of each.
CREATE TABLE workflow_taken (
  workflow    text NOT NULL,
  business_id bigint NOT NULL,
  day         date NOT NULL,
  transition  text NOT NULL,
  party       text NOT NULL,
  taken       integer NOT NULL,
  PRIMARY KEY (workflow, business_id, day, transition, party)
);

-- How long items had stood in a state when they left it on that day, in buckets an eighth of a doubling wide.
CREATE TABLE workflow_stay (
  workflow    text NOT NULL,
  business_id bigint NOT NULL,
  day         date NOT NULL,
  state       text NOT NULL,
  party       text NOT NULL,
  bucket      smallint NOT NULL,
  stays       integer NOT NULL,
  PRIMARY KEY (workflow, business_id, day, state, party, bucket)
);

-- By which version of a machine how many steps were decided, and when.
CREATE TABLE workflow_decided (
  workflow text NOT NULL,
  model    text NOT NULL,
  entries  integer NOT NULL,
  first_at timestamptz NOT NULL,
  last_at  timestamptz NOT NULL,
  PRIMARY KEY (workflow, model)
);

-- What in the log, or in a table beside it, is not as the model says.
CREATE TABLE audit_deviation (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  workflow text NOT NULL,
  item     text NOT NULL,
  seq      bigint, -- none: the table differs from the log
  kind     text NOT NULL CHECK (kind IN ('unknownModel', 'unknownTransition', 'wrongStart', 'wrongEnd', 'wrongRole', 'guardNotMet', 'gap', 'statusDiffers')),
  detail   text NOT NULL,
  found_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX audit_deviation_once ON audit_deviation (workflow, item, coalesce(seq, 0), kind);

-- Each time the whole log was read again, and what came of it.
CREATE TABLE audit_run (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind       text NOT NULL CHECK (kind IN ('chain', 'conformance')),
  started_at timestamptz NOT NULL,
  ended_at   timestamptz,
  from_seq   bigint NOT NULL,
  to_seq     bigint NOT NULL, -- how far it has come
  items      integer,
  faults     integer NOT NULL DEFAULT 0,
  broken_at  bigint, -- the first entry that the chain does not hold
  head       bytea   -- the hash of the entry that a reading of the chain has come to
);
CREATE INDEX audit_run_last ON audit_run (kind, id DESC);

-- What the log was at a moment, signed: kept elsewhere, it finds what a chain alone cannot, a cut tail or a rewrite.
CREATE TABLE audit_checkpoint (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  house      text NOT NULL, -- as it called itself
  size       bigint NOT NULL,
  head       bytea NOT NULL,
  at         timestamptz NOT NULL,
  signature  bytea NOT NULL,
  public_key bytea NOT NULL,
  made_by    bigint REFERENCES account, -- none: the schedule
  mailed_at  timestamptz
);

-- What auditors look for beside the item, the time and the person: all that one request did.
CREATE INDEX audit_event_request ON audit_event ((data ->> 'request_id'));

-- The log's other filters, each in the order of the log: its list reads a page, not the whole of what matches.
DROP INDEX audit_event_who; -- the same, without the order
CREATE INDEX audit_event_who ON audit_event ((data ->> 'who'), seq);
CREATE INDEX audit_event_role ON audit_event ((data ->> 'role'), seq);
CREATE INDEX audit_event_operation ON audit_event ((data ->> 'operation'), seq);
CREATE INDEX audit_event_transition ON audit_event ((data ->> 'transition'), seq);
CREATE INDEX audit_event_workflow ON audit_event ((data ->> 'workflow'), seq);

-- The head is locked, read, and written once, not twice: each entry of a long transaction has to pass by every version of
-- its row that the transaction made.
CREATE OR REPLACE FUNCTION audit_chain() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  SELECT size + 1, hash INTO NEW.seq, NEW.prev FROM audit_head FOR UPDATE;
  NEW.hash := sha256(NEW.prev || convert_to(NEW.seq::text || E'\n' || NEW.body, 'UTF8'));
  UPDATE audit_head SET size = NEW.seq, hash = NEW.hash;
  RETURN NEW;
END $$;

-- How often searches showed a stone, to people of which role, by month of the house: counted in memory, written in
-- batches (server/evidence/shown-stones.ts). No person and no search is named.
CREATE TABLE stone_shown (
  stone_id bigint NOT NULL REFERENCES stone ON DELETE CASCADE,
  month    date NOT NULL CHECK (extract(day FROM month) = 1),
  role_id  integer NOT NULL CHECK (role_id BETWEEN 1 AND 8),
  times    bigint NOT NULL CHECK (times > 0),
  last_on  date NOT NULL,
  PRIMARY KEY (stone_id, month, role_id)
) WITH (fillfactor = 80); -- a row is counted up in its own page
