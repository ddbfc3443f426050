-- The number of those who may sign in, beside those who are here, read from the index alone (decision 0188).
CREATE INDEX CONCURRENTLY account_active ON account (role_id) INCLUDE (associate_id) WHERE is_active AND erased_at IS NULL;
