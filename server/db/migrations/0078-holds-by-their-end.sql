-- Holds that are past their time, of which there are few, are found and left out of that count.
CREATE INDEX CONCURRENTLY standing_line_hold_ends ON standing_line (expires_at) WHERE list = 'hold';
