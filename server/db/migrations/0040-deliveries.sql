-- When a provider's stock was delivered, also where the delivery changed nothing and there is no load of it.
CREATE TABLE delivery (
  provider_id bigint NOT NULL REFERENCES provider ON DELETE CASCADE,
  at          timestamptz NOT NULL,
  PRIMARY KEY (provider_id, at)
);
INSERT INTO delivery (provider_id, at)
  SELECT provider_id, committed_at FROM load WHERE committed_at IS NOT NULL
  UNION SELECT id, stocked_at FROM provider WHERE stocked_at IS NOT NULL;
