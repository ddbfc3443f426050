-- Offers and bids whose time has passed are looked for every second.
CREATE INDEX CONCURRENTLY stone_line_price_due ON stone_line (expires_at)
  WHERE list = 'enquiry' AND state IN ('offered.made', 'offered.asked', 'bid.made', 'bid.answered');
