-- How many guests were made on a day, from one address and, under no address, altogether. Kept for two days.
CREATE TABLE guest_arrival (
  day     date NOT NULL,
  address text NOT NULL,
  count   integer NOT NULL,
  PRIMARY KEY (day, address)
);
