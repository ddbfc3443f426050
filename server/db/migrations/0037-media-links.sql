-- Which links of a stone lead nowhere, as a sum: 1 the image, 2 the video, 4 the certificate. The search asks it of each stone,
-- so it stands on the row. A link that is changed counts as alive until it is looked at.
ALTER TABLE stone ADD dead_links smallint NOT NULL DEFAULT 0 CHECK (dead_links BETWEEN 0 AND 7);
CREATE FUNCTION forget_dead_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.image IS DISTINCT FROM OLD.image THEN NEW.dead_links := NEW.dead_links & 6; END IF;
  IF NEW.video IS DISTINCT FROM OLD.video THEN NEW.dead_links := NEW.dead_links & 5; END IF;
  IF NEW.certificate IS DISTINCT FROM OLD.certificate THEN NEW.dead_links := NEW.dead_links & 3; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER stone_links_changed BEFORE UPDATE OF image, video, certificate ON stone FOR EACH ROW
  WHEN (OLD.dead_links > 0 AND (OLD.image, OLD.video, OLD.certificate) IS DISTINCT FROM (NEW.image, NEW.video, NEW.certificate))
  EXECUTE FUNCTION forget_dead_links();

-- The links of stones to other servers, each once, with what was found there.
CREATE TABLE media_link (
  key        text GENERATED ALWAYS AS (md5(field || url)) STORED PRIMARY KEY,
  field      text NOT NULL CHECK (field IN ('image', 'video', 'certificate')),
  url        text NOT NULL,
  host       text NOT NULL,
  state      text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'alive', 'unsure', 'dead')),
  reason     text, -- why it is dead, or not sure to be alive
  tries      integer NOT NULL DEFAULT 0, -- in a row, without an answer
  checked_at timestamptz,
  due_at     timestamptz NOT NULL
);
CREATE INDEX media_link_due ON media_link (host, due_at);
CREATE INDEX media_link_dead ON media_link (key) WHERE state = 'dead';

-- Up to when the links of changed stones were gathered.
CREATE TABLE media_sweep (id integer PRIMARY KEY CHECK (id = 1), gathered_to timestamptz NOT NULL);
