-- `standing_line_due_first` begins with the same columns.
DROP INDEX standing_line_due;
