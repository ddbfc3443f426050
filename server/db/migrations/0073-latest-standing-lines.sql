-- The latest lines of a list that stand, however many of the list have ended since (decision 0187).
CREATE INDEX CONCURRENTLY standing_line_latest ON standing_line (list, line_id DESC);
