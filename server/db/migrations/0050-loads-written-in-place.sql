-- A row of a load is decided where it lies. Its page has room for that, and no index has to be told: the number of a new
-- stone is known from the comparison on.
ALTER TABLE load_row SET (fillfactor = 50);
-- A load is never deleted, as a stone is not: a check for each row would cost more than it could find.
ALTER TABLE load_row DROP CONSTRAINT load_row_load_id_fkey;
