-- The lines of each country are counted in an index that holds nothing else, a fifth of the one before (decision 0132).
CREATE INDEX CONCURRENTLY standing_line_countries ON standing_line (role_id, country_id);
