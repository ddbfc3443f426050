#!/bin/sh
# Run once by the image of PostgreSQL, on an empty volume: two roles, so that the portal's own cannot change its log
# (docs/operations.md, "A PostgreSQL of your own").
set -eu
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" \
  --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
CREATE ROLE loupe_owner LOGIN PASSWORD :'password';
CREATE ROLE loupe_app LOGIN PASSWORD :'password';
ALTER DATABASE loupe OWNER TO loupe_owner;
REVOKE CONNECT, TEMPORARY ON DATABASE loupe FROM PUBLIC;
GRANT CONNECT ON DATABASE loupe TO loupe_app;
SQL
