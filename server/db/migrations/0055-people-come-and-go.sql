-- The feed tells those who look at who is online that somebody came or went; who it is, they read by their own rights.
CREATE FUNCTION note_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('people_change', '0');
  RETURN NULL;
END $$;
CREATE TRIGGER session_told AFTER INSERT OR DELETE ON session FOR EACH STATEMENT EXECUTE FUNCTION note_people();
