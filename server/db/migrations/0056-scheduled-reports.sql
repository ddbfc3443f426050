-- Reports that leave by mail on a schedule, their runs, and what became of each letter (decision 0105).
CREATE TABLE scheduled_report (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE, -- whose it is
  name       text NOT NULL,
  question   jsonb NOT NULL, -- as a report is asked, with a period that moves
  format     text NOT NULL CHECK (format IN ('xlsx', 'csv', 'pdf')),
  schedule   text, -- five parts; null for one that is mailed by hand alone
  due_from   timestamptz NOT NULL, -- up to when the schedule was followed
  reader_ids bigint[] NOT NULL CHECK (cardinality(reader_ids) BETWEEN 1 AND 50),
  is_active  boolean NOT NULL DEFAULT true,
  version    integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT scheduled_report_name_key UNIQUE (account_id, name)
);

CREATE TABLE report_run (
  id                  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  scheduled_report_id bigint NOT NULL REFERENCES scheduled_report ON DELETE CASCADE,
  run_key             text NOT NULL UNIQUE, -- one press, or one moment of the schedule, is one run
  account_id          bigint REFERENCES account ON DELETE SET NULL, -- who asked; null for the schedule
  is_scheduled        boolean NOT NULL,
  job_id              uuid, -- of its work on the queue
  from_day            text NOT NULL, -- the days of the period, as they were when the run began
  to_day              text NOT NULL,
  asked_at            timestamptz NOT NULL,
  started_at          timestamptz,
  ended_at            timestamptz,
  outcome             text CHECK (outcome IN ('mailed', 'nothing', 'stopped', 'failed')),
  reason              text,
  CHECK ((ended_at IS NULL) = (outcome IS NULL))
);
CREATE INDEX report_run_latest ON report_run (scheduled_report_id, id DESC);
CREATE INDEX report_run_account ON report_run (account_id);
-- Two runs of one report are never under way at once.
CREATE UNIQUE INDEX report_run_one ON report_run (scheduled_report_id) WHERE ended_at IS NULL;

CREATE TABLE report_send (
  run_id     bigint NOT NULL REFERENCES report_run ON DELETE CASCADE,
  account_id bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  mail_id    bigint REFERENCES mail ON DELETE SET NULL, -- null for a letter that was not written
  left_out   text, -- why it was not
  lines      integer NOT NULL,
  PRIMARY KEY (run_id, account_id), -- nobody gets two letters of one run
  CHECK (mail_id IS NULL OR left_out IS NULL)
);
CREATE INDEX report_send_account ON report_send (account_id);
CREATE INDEX report_send_mail ON report_send (mail_id);

-- A report that is switched on follows its schedule from that moment: nothing is made up for the time in which it was off.
CREATE FUNCTION switch_scheduled_report(report_id bigint, to_active boolean, moved_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE scheduled_report SET is_active = to_active, due_from = moved_at, version = version + 1, updated_at = moved_at
  WHERE id = report_id;
END $$;
REVOKE ALL ON FUNCTION switch_scheduled_report FROM PUBLIC;
