-- A client has one open enquiry about a stone, with a bid too.
CREATE UNIQUE INDEX CONCURRENTLY stone_line_once_open ON stone_line (list, holder_id, stone_id)
  WHERE state IN ('in', 'open', 'answered', 'offered.made', 'offered.asked', 'bid.made', 'bid.answered');
