-- The lines that are due first, in the order of their list, from the index alone (decision 0187).
CREATE INDEX CONCURRENTLY standing_line_due_first ON standing_line (list, due_date, made_at DESC, line_id) WHERE due_date IS NOT NULL;
