-- Reports of requests, memos and holds read the lines of a period by their day (decision 0095); those of sales have their index.
CREATE INDEX stone_line_made ON stone_line (list, created_at);
