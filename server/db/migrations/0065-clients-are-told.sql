-- Whoever looks at clients hears that one was registered, switched off or handed over. Who it is, they read by their own
-- rights. However many clients one transaction changes, it tells once.
CREATE FUNCTION note_clients() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('client_change', '0');
  RETURN NULL;
END $$;
CREATE TRIGGER client_handed_over AFTER UPDATE OF associate_id ON account FOR EACH ROW
  WHEN (OLD.associate_id IS DISTINCT FROM NEW.associate_id) EXECUTE FUNCTION note_clients();
CREATE TRIGGER client_stands_otherwise AFTER UPDATE ON business FOR EACH ROW
  WHEN (OLD.status <> NEW.status OR OLD.is_active <> NEW.is_active) EXECUTE FUNCTION note_clients();
