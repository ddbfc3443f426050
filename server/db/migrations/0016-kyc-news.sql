-- Whoever has a case before them hears that one of its papers was sent, decided or taken back.
CREATE FUNCTION note_kyc_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('kyc_change', (SELECT k.business_id FROM kyc_document d JOIN kyc k ON k.id = d.kyc_id
    WHERE d.id = NEW.document_id)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER kyc_step_taken AFTER INSERT ON kyc_step FOR EACH ROW EXECUTE FUNCTION note_kyc_step();
