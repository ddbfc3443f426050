-- A run of a mail rule's schedule that was refused: it found nothing, or too much. Its reason says so.
ALTER TABLE mailing_run DROP CONSTRAINT mailing_run_outcome_check;
ALTER TABLE mailing_run ADD CONSTRAINT mailing_run_outcome_check CHECK (outcome IN ('sent', 'abandoned', 'refused'));
