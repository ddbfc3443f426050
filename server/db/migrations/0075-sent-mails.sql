-- The sent mails that the first day counts, up to a thousand: a house without a mail server has sent none, and may have kept a million.
CREATE INDEX CONCURRENTLY mail_sent ON mail (id) WHERE status = 'sent';
