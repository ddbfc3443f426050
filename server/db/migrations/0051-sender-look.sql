-- What the last look at the records of the sender's domain in the DNS found (server/mail/sender).
CREATE TABLE sender_look (
  one    boolean PRIMARY KEY DEFAULT true CHECK (one),
  about  text NOT NULL, -- names the mail as it was set then: set otherwise, nothing is known of it yet
  at     timestamptz NOT NULL,
  faults jsonb NOT NULL
);
