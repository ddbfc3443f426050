-- The words by which a row of a load is found: its numbers in capitals, each on a line of its own. They are its stock
-- number, its provider's, its report number, and that of its stone where it is another. A search compares one text a row,
-- where it compared two and read an image. A row from before has none, and is searched as it was.
ALTER TABLE load_row ADD words text;
