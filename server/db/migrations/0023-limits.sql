-- What a file was ordered by, so that the same order is found again while it is under way; and what of an account is.
ALTER TABLE job ADD COLUMN asked text;
CREATE INDEX job_under_way ON job (account_id, created_at) WHERE state IN ('waiting', 'running');

-- What /readyz writes, to know whether anything can be written. A page of its own each time, so that a full disk is met.
CREATE TABLE readiness (filler text NOT NULL);
ALTER TABLE readiness ALTER COLUMN filler SET STORAGE PLAIN;
