-- The lists of spec §1: what is between a person and a stone. A line is moved by its list's machine alone
-- (server/workflows), and so is the stone's status; the checks below are the same codes, held a second time.

ALTER TABLE stone ADD COLUMN is_listed boolean NOT NULL DEFAULT true; -- of a claimed stone: whether it is offered again when freed
UPDATE stone SET is_listed = false WHERE status = 2;

-- Numbered papers: confirm requests, memos, invoices. Numbers have no gaps within a kind and a year.
CREATE TABLE paper_number (
  kind text NOT NULL CHECK (kind IN ('order', 'memo', 'invoice')),
  year integer NOT NULL,
  last integer NOT NULL CHECK (last > 0),
  PRIMARY KEY (kind, year)
);

CREATE TABLE paper (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind        text NOT NULL,
  year        integer NOT NULL,
  sequence    integer NOT NULL CHECK (sequence > 0),
  number      text NOT NULL, -- as people say it: 2026-0117
  holder_id   bigint NOT NULL REFERENCES account,
  business_id bigint REFERENCES business,
  made_by     bigint NOT NULL REFERENCES account,
  due_date    date,
  terms       text,
  version     integer NOT NULL DEFAULT 1,
  created_at  timestamptz NOT NULL,
  updated_at  timestamptz NOT NULL,
  FOREIGN KEY (kind, year) REFERENCES paper_number,
  UNIQUE (kind, year, sequence),
  UNIQUE (kind, number),
  CHECK ((kind = 'memo') = (due_date IS NOT NULL))
);
CREATE INDEX paper_holder ON paper (holder_id, kind, id DESC);

CREATE TABLE stone_line (
  id               bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  list             text NOT NULL,
  state            text NOT NULL, -- of the list's machine, as a path
  status           integer NOT NULL, -- its code of spec §4
  stone_id         bigint NOT NULL REFERENCES stone,
  holder_id        bigint NOT NULL REFERENCES account, -- whose line it is
  business_id      bigint REFERENCES business, -- the holder's when the line was made
  made_by          bigint NOT NULL REFERENCES account,
  -- Prices are frozen when a line is made; the holder's own may be agreed anew by the machine.
  rap              numeric(12, 2),
  disc             numeric(6, 2),
  price_per_ct     numeric(12, 2) NOT NULL, -- the cost
  total_amt        numeric(14, 2) NOT NULL,
  markup_disc      numeric(8, 2),
  markup_ppc       numeric(12, 2) NOT NULL CHECK (markup_ppc > 0),
  sell_amt         numeric(14, 2) NOT NULL,
  agreed_ppc       numeric(12, 2) CHECK (agreed_ppc > 0), -- the price per carat that is spoken of where it is another
  remark           text,
  text             text, -- of an enquiry or a note
  reason           text, -- why it ended so
  expires_at       timestamptz,
  extensions       integer NOT NULL DEFAULT 0,
  ended_by         text,
  reversible_until timestamptz,
  sold_ppc         numeric(12, 2) CHECK (sold_ppc > 0), -- at what price per carat it was sold
  order_id         bigint REFERENCES paper,
  memo_id          bigint REFERENCES paper,
  invoice_id       bigint REFERENCES paper,
  version          integer NOT NULL DEFAULT 1,
  created_at       timestamptz NOT NULL,
  updated_at       timestamptz NOT NULL,
  -- Every state that a machine can leave a line in, with its code; a test holds them to the machines.
  CONSTRAINT stone_line_state CHECK ((list, state, status) IN (
    ('cart', 'in', 1), ('cart', 'out', 2),
    ('watchlist', 'in', 1), ('watchlist', 'out', 2),
    ('notes', 'in', 1), ('notes', 'out', 2),
    ('enquiry', 'open', 1), ('enquiry', 'closed', 2),
    ('hold', 'held', 1), ('hold', 'released', 2),
    ('confirm', 'pending', 1), ('confirm', 'approved.awaitingMemo', 2), ('confirm', 'approved.fulfilled', 2),
    ('confirm', 'rejected', 3), ('confirm', 'cancelled', 4),
    ('memo', 'issued', 1), ('memo', 'received', 2), ('memo', 'sold', 3),
    ('external', 'pending', 1), ('external', 'approved', 2), ('external', 'rejected', 3))),
  CONSTRAINT stone_line_hold CHECK (list <> 'hold' OR expires_at IS NOT NULL),
  CONSTRAINT stone_line_memo CHECK (list <> 'memo' OR memo_id IS NOT NULL),
  CONSTRAINT stone_line_order CHECK (list <> 'confirm' OR order_id IS NOT NULL),
  CONSTRAINT stone_line_sold CHECK ((list, state) <> ('memo', 'sold') OR (sold_ppc IS NOT NULL AND invoice_id IS NOT NULL)),
  CONSTRAINT stone_line_text CHECK (list NOT IN ('enquiry', 'notes') OR text IS NOT NULL OR state = 'out')
);
-- One claim of a stone at a time, whoever writes it: hold, open confirm, memo, sale.
CREATE UNIQUE INDEX stone_line_one_claim ON stone_line (stone_id)
  WHERE (list, state) IN (('hold', 'held'), ('confirm', 'pending'), ('confirm', 'approved.awaitingMemo'), ('memo', 'issued'), ('memo', 'sold'));
-- A stone is once in a person's cart, watch list, notes and open enquiries.
CREATE UNIQUE INDEX stone_line_once ON stone_line (list, holder_id, stone_id) WHERE state IN ('in', 'open');
CREATE INDEX stone_line_stone ON stone_line (stone_id, id);
CREATE INDEX stone_line_list ON stone_line (list, id DESC);
CREATE INDEX stone_line_holder ON stone_line (list, holder_id, id DESC);
CREATE INDEX stone_line_business ON stone_line (list, business_id, id DESC);
CREATE INDEX stone_line_due ON stone_line (expires_at) WHERE list = 'hold' AND state = 'held';
CREATE INDEX stone_line_order_paper ON stone_line (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX stone_line_memo_paper ON stone_line (memo_id) WHERE memo_id IS NOT NULL;
CREATE INDEX stone_line_invoice_paper ON stone_line (invoice_id) WHERE invoice_id IS NOT NULL;
CREATE INDEX account_associate ON account (associate_id) WHERE associate_id IS NOT NULL;

-- What was invoiced: a sale, or the credit that takes one back. Rows are never changed and never deleted.
CREATE TABLE invoice_line (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  invoice_id   bigint NOT NULL REFERENCES paper,
  line_id      bigint NOT NULL REFERENCES stone_line,
  stone_id     bigint NOT NULL REFERENCES stone,
  carat        numeric(6, 2) NOT NULL,
  price_per_ct numeric(12, 2) NOT NULL CHECK (price_per_ct > 0),
  amount       numeric(14, 2) NOT NULL,
  credits_id   bigint UNIQUE REFERENCES invoice_line, -- the sale that this takes back
  created_at   timestamptz NOT NULL,
  CHECK ((amount < 0) = (credits_id IS NOT NULL))
);
CREATE INDEX invoice_line_invoice ON invoice_line (invoice_id, id);
CREATE INDEX invoice_line_line ON invoice_line (line_id, id);
CREATE FUNCTION invoice_line_frozen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an invoice line is never changed: a credit takes it back';
END $$;
CREATE TRIGGER invoice_line_frozen BEFORE UPDATE OR DELETE ON invoice_line FOR EACH ROW EXECUTE FUNCTION invoice_line_frozen();
