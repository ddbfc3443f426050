-- When the holder of a session typed the password last; null where nobody did: in a look, and before this was kept.
ALTER TABLE session ADD proved_at timestamptz;
