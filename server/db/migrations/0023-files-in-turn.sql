-- What a file was ordered by, so that the same order is found again while it is under way; and what of an account is.
ALTER TABLE job ADD COLUMN asked text;
CREATE INDEX job_under_way ON job (account_id, created_at) WHERE state IN ('waiting', 'running');
