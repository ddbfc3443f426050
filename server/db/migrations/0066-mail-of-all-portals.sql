-- The pace of letters is one for all portals of the house together (decision 0165).
CREATE TABLE mail_pace (
  domain  text PRIMARY KEY, -- a domain that letters go to, or '' for all of them together
  next_at timestamptz NOT NULL, -- the earliest place that no letter has
  last_at timestamptz NOT NULL -- the time by the clock of whoever asked last
);

-- The letters of a run that are still to be told of: a run ends with the last of them.
CREATE INDEX mailing_send_open ON mailing_send (run_id) WHERE state IN ('waiting', 'queued');
