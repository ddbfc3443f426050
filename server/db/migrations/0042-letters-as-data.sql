-- A letter is kept as data until a mail server has taken it; its HTML is made when it is sent (server/mail/letter).
ALTER TABLE mail ADD body jsonb; -- gone with the text
