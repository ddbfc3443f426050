DROP INDEX standing_line_places;
