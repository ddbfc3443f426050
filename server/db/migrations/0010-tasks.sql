-- What somebody of the house has to do: moved by its machine alone (server/workflows/move-task.ts).

CREATE TABLE task (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind       text NOT NULL CHECK (kind IN ('overdue', 'manual')),
  state      text NOT NULL DEFAULT 'pending',
  status     integer NOT NULL DEFAULT 1,
  title      text NOT NULL,
  due_date   date,
  client_id  bigint REFERENCES account, -- whose matter it is; none: the house's own
  paper_id   bigint REFERENCES paper,
  line_id    bigint REFERENCES stone_line,
  made_by    bigint REFERENCES account, -- none: the portal
  done_by    bigint REFERENCES account,
  done_at    timestamptz,
  version    integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT task_state CHECK ((state, status) IN (('pending', 1), ('done', 2))),
  CONSTRAINT task_done CHECK ((state = 'done') = (done_by IS NOT NULL) AND (done_by IS NULL) = (done_at IS NULL)),
  CONSTRAINT task_overdue CHECK (kind = 'manual' OR paper_id IS NOT NULL)
);
-- A memo is overdue once, however often and by however many portals it is looked at.
CREATE UNIQUE INDEX task_overdue_once ON task (paper_id) WHERE kind = 'overdue';
CREATE INDEX task_pending ON task (due_date, id) WHERE state = 'pending';
CREATE INDEX task_finished ON task (done_at DESC, id DESC) WHERE state = 'done';
CREATE INDEX task_client ON task (client_id);
CREATE INDEX paper_due ON paper (due_date) WHERE kind = 'memo';
