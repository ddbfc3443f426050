-- The stock of each day as it stood when the day was kept (decision 0176): what can still be sold, at the prices that new clients
-- begin with. Each attribute is a value or '', which is all of them, as in deal_day; '-' is none. A day that was kept has a
-- row for each type with all three open, if the stock was empty too.
CREATE TABLE stock_day (
  shape        text NOT NULL,
  color        text NOT NULL,
  clarity      text NOT NULL,
  day          date NOT NULL,
  diamond_type text NOT NULL CHECK (diamond_type IN ('white', 'fancy')),
  pieces       bigint NOT NULL,
  carats       numeric NOT NULL,
  amount       numeric NOT NULL,
  PRIMARY KEY (shape, color, clarity, day, diamond_type)
);
