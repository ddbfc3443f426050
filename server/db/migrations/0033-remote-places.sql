-- A folder on a server that is not the house's own: where a list is left, or stock is fetched.
CREATE TABLE remote_place (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  protocol      text NOT NULL CHECK (protocol IN ('sftp', 'ftps', 'ftp')),
  host          text NOT NULL,
  port          integer NOT NULL CHECK (port BETWEEN 1 AND 65535),
  folder        text NOT NULL DEFAULT '', -- empty for the folder in which one arrives
  user_name     text NOT NULL,
  sealed_secret text, -- a password or a private key, bound to its server and user
  host_key      text, -- the fingerprint of the key that the server showed first; a changed one is refused
  version       integer NOT NULL DEFAULT 1,
  created_at    timestamptz NOT NULL DEFAULT now(),
  updated_at    timestamptz NOT NULL DEFAULT now()
);

-- A partner's server is the fourth place of a list.
ALTER TABLE stock_list ADD COLUMN remote_place_id bigint REFERENCES remote_place;
CREATE UNIQUE INDEX stock_list_remote_place ON stock_list (remote_place_id);
ALTER TABLE stock_list DROP CONSTRAINT stock_list_place_check;
ALTER TABLE stock_list ADD CONSTRAINT stock_list_place_check CHECK (place IN ('link', 'api', 'ftp', 'remote'));
ALTER TABLE stock_list DROP CONSTRAINT stock_list_check;
ALTER TABLE stock_list ADD CONSTRAINT stock_list_check
  CHECK (client_id IS NOT NULL OR (markup_percent IS NOT NULL AND place IN ('link', 'remote')));
ALTER TABLE stock_list ADD CONSTRAINT stock_list_remote_check CHECK ((place = 'remote') = (remote_place_id IS NOT NULL));
-- A partner's server that is down is tried again. After three runs in a row that it did not take the schedule pauses.
ALTER TABLE stock_list ADD COLUMN paused_at timestamptz;
ALTER TABLE stock_list_run ADD COLUMN sent_to text;
ALTER TABLE stock_list_run ADD COLUMN tries integer NOT NULL DEFAULT 0;
ALTER TABLE stock_list_run DROP CONSTRAINT stock_list_run_outcome_check;
ALTER TABLE stock_list_run ADD CONSTRAINT stock_list_run_outcome_check
  CHECK (outcome IN ('made', 'sent', 'unsent', 'stopped', 'failed'));
