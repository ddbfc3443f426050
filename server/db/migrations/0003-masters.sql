-- The lists that forms offer.

CREATE TABLE master (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code        text NOT NULL UNIQUE,
  name        text NOT NULL,
  description text,
  is_fixed    boolean NOT NULL DEFAULT false,
  is_active   boolean NOT NULL DEFAULT true,
  version     integer NOT NULL DEFAULT 1,
  created_at  timestamptz NOT NULL DEFAULT now(),
  updated_at  timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE sub_master (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  master_id     bigint NOT NULL REFERENCES master,
  code          text NOT NULL,
  name          text NOT NULL,
  description   text,
  keyword       text,
  sequence      integer NOT NULL,
  is_active     boolean NOT NULL DEFAULT true,
  is_default    boolean NOT NULL DEFAULT false,
  is_display    boolean NOT NULL DEFAULT true,
  image_id      bigint REFERENCES stored_file,
  version       integer NOT NULL DEFAULT 1,
  created_at    timestamptz NOT NULL DEFAULT now(),
  updated_at    timestamptz NOT NULL DEFAULT now(),
  UNIQUE (master_id, code),
  -- Deferred: a new order is written row by row.
  UNIQUE (master_id, sequence) DEFERRABLE INITIALLY DEFERRED
);
CREATE UNIQUE INDEX sub_master_one_default ON sub_master (master_id) WHERE is_default;
CREATE INDEX sub_master_image ON sub_master (image_id);
