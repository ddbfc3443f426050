-- A mail rule may send its stones as files too, made for each reader when their letter leaves.
ALTER TABLE mailing ADD COLUMN attachments text[] NOT NULL DEFAULT '{}'
  CONSTRAINT mailing_attachments CHECK (attachments <@ ARRAY['xlsx', 'pdf']);
