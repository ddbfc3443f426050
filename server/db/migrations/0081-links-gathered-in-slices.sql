-- Links were gathered by one statement over all stones, every five minutes. In a house of a million stones it could end at
-- its limit of a minute, again and again. Now stones are walked once by their ids, and then followed by the changes.
ALTER TABLE media_sweep
  ADD walked_to bigint,        -- the last stone of a walk under way; null once all were walked
  ADD transaction_id xid8,     -- the last change that was followed; null before the first walk
  ADD seq bigint,
  ADD flagged_to bigint,       -- the last stone whose flags were compared, while they are; null once all were
  ADD is_stale boolean NOT NULL DEFAULT false; -- whether a link has died, or lives again, since flags were compared
-- Who compared flags until now may have been stopped before the end.
UPDATE media_sweep SET is_stale = true;
