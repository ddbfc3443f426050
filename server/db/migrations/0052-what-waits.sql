-- What waits or failed is counted every few seconds where a house is watched (docs/monitoring.md), among all that ended.
CREATE INDEX job_waits ON job (state, created_at) WHERE state IN ('waiting', 'running', 'failed');
CREATE INDEX mail_waits ON mail (status) WHERE status IN ('waiting', 'failed');
