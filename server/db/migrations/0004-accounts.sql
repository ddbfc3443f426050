-- Who may come in, and what they may see and do.

CREATE TABLE role (
  id             integer PRIMARY KEY,
  name           text NOT NULL UNIQUE,
  audience       text NOT NULL CHECK (audience IN ('office', 'customer', 'guest')),
  rights_version integer NOT NULL DEFAULT 1
);

CREATE TABLE permission_category (
  id       integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  audience text NOT NULL CHECK (audience IN ('office', 'customer', 'guest')),
  name     text NOT NULL,
  UNIQUE (audience, name)
);

CREATE TABLE permission (
  id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  category_id integer NOT NULL REFERENCES permission_category,
  name        text NOT NULL,
  path        text NOT NULL UNIQUE
);

CREATE TABLE role_permission (
  role_id       integer NOT NULL REFERENCES role,
  permission_id integer NOT NULL REFERENCES permission,
  read_access   boolean NOT NULL,
  write_access  boolean NOT NULL,
  PRIMARY KEY (role_id, permission_id),
  CHECK (read_access OR NOT write_access)
);

CREATE TABLE business (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_name text NOT NULL,
  type_id      bigint REFERENCES sub_master,
  status       integer NOT NULL DEFAULT 9 CHECK (status IN (9, 10, 11)),
  version      integer NOT NULL DEFAULT 1,
  created_at   timestamptz NOT NULL DEFAULT now(),
  updated_at   timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE account (
  id                     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  role_id                integer NOT NULL REFERENCES role,
  email                  text NOT NULL,
  user_name              text,
  password_hash          text,
  first_name             text NOT NULL,
  last_name              text NOT NULL,
  company_name           text, -- a guest's own word for it; everybody else has a business
  mobile                 text,
  mobile_country_id      integer,
  country_id             integer,
  state_id               integer,
  city_id                integer,
  picture_id             bigint REFERENCES stored_file,
  business_id            bigint REFERENCES business,
  associate_id           bigint REFERENCES account, -- whose customer this is
  salesperson_type_id    bigint REFERENCES sub_master,
  designation_id         bigint REFERENCES sub_master,
  is_active              boolean NOT NULL DEFAULT true,
  rights_version         integer NOT NULL DEFAULT 1,
  version                integer NOT NULL DEFAULT 1,
  created_at             timestamptz NOT NULL DEFAULT now(),
  updated_at             timestamptz NOT NULL DEFAULT now(),
  -- A guest proves no address, so several visits may name the same one; nobody else shares theirs.
  CHECK (role_id = 4 OR (user_name IS NOT NULL AND password_hash IS NOT NULL))
);
CREATE UNIQUE INDEX account_email ON account (lower(email)) WHERE role_id <> 4;
CREATE UNIQUE INDEX account_user_name ON account (lower(user_name));
CREATE INDEX account_role ON account (role_id, id);
CREATE INDEX account_salesperson_type ON account (salesperson_type_id);
CREATE INDEX account_designation ON account (designation_id);

ALTER TABLE job ADD FOREIGN KEY (account_id) REFERENCES account;

CREATE TABLE user_permission (
  account_id    bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  permission_id integer NOT NULL REFERENCES permission,
  read_access   boolean NOT NULL,
  write_access  boolean NOT NULL,
  PRIMARY KEY (account_id, permission_id),
  CHECK (read_access OR NOT write_access)
);

CREATE TABLE session (
  key          uuid PRIMARY KEY, -- public; the token itself is kept as its hash alone
  token_hash   bytea NOT NULL UNIQUE,
  account_id   bigint NOT NULL REFERENCES account ON DELETE CASCADE,
  address      text NOT NULL,
  device       text NOT NULL,
  created_at   timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at   timestamptz NOT NULL
);
CREATE INDEX session_account ON session (account_id, last_seen_at DESC);

-- Failed sign-ins by address, whether it has an account or not: a lock must not tell who has one.
CREATE TABLE sign_in_failure (
  email        text PRIMARY KEY, -- lower case
  failures     integer NOT NULL,
  locked_until timestamptz,
  last_at      timestamptz NOT NULL
);

CREATE TABLE one_time_code (
  id                bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  purpose           text NOT NULL CHECK (purpose IN ('signup', 'reset')),
  email             text NOT NULL, -- lower case
  code_hash         text, -- none where there was nobody to send it to
  tries             integer NOT NULL DEFAULT 0,
  created_at        timestamptz NOT NULL,
  expires_at        timestamptz NOT NULL,
  used_at           timestamptz,
  verification_hash bytea UNIQUE, -- of the token that a right code is exchanged for
  verified_until    timestamptz,
  spent_at          timestamptz
);
CREATE INDEX one_time_code_latest ON one_time_code (purpose, email, created_at DESC);

-- The last active administrator cannot go, whichever way somebody tries.
CREATE FUNCTION keep_an_administrator() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.role_id = 1 AND OLD.is_active AND (TG_OP = 'DELETE' OR NEW.role_id <> 1 OR NOT NEW.is_active) THEN
    PERFORM 1 FROM role WHERE id = 1 FOR UPDATE; -- two who go at once take turns
    IF NOT EXISTS (SELECT FROM account WHERE role_id = 1 AND is_active AND id <> OLD.id) THEN
      RAISE EXCEPTION 'the last administrator stays' USING ERRCODE = 'LP001';
    END IF;
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER keep_an_administrator BEFORE UPDATE OR DELETE ON account FOR EACH ROW EXECUTE FUNCTION keep_an_administrator();
