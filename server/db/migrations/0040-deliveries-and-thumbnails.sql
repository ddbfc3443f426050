-- When a provider's stock was delivered, also where the delivery changed nothing and there is no load of it.
CREATE TABLE delivery (
  provider_id bigint NOT NULL REFERENCES provider ON DELETE CASCADE,
  at          timestamptz NOT NULL,
  PRIMARY KEY (provider_id, at)
);
INSERT INTO delivery (provider_id, at)
  SELECT provider_id, committed_at FROM load WHERE committed_at IS NOT NULL
  UNION SELECT id, stocked_at FROM provider WHERE stocked_at IS NOT NULL;

-- Small pictures of stones, made once of the pictures that links lead to. They can be made anew: the longest unasked for go first.
CREATE TABLE thumbnail (
  key         text PRIMARY KEY, -- of its link in media_link
  stored_name text, -- none: none could be made
  media_type  text,
  made_at     timestamptz NOT NULL,
  asked_on    date NOT NULL
);
CREATE INDEX thumbnail_asked ON thumbnail (asked_on DESC, made_at DESC);
