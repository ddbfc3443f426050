-- `standing_line_countries` begins with the same columns, and nothing else is read of this one any more.
DROP INDEX standing_line_places;
