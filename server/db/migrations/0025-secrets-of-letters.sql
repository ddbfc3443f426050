-- Of a letter that opens an account: what of its text does so, a code or what stands behind the mark of a link. The outbox
-- shows it in a demo house alone (decision 0050); it goes with the text.
ALTER TABLE mail ADD secret text;
UPDATE mail SET secret = substring(text FROM 'code is ([0-9]+)') WHERE kind IN ('signupCode', 'resetCode');
UPDATE mail SET secret = substring(text FROM '#([A-Za-z0-9_-]{43})') WHERE kind = 'invitation';
