#!/bin/sh
# As root: makes a cluster on an empty volume, runs what lies in /docker-entrypoint-initdb.d, then becomes the server.
set -eu
as_postgres() { setpriv --reuid postgres --regid postgres --init-groups "$@"; }
mkdir -p "$PGDATA" /var/run/postgresql
chown postgres: "$PGDATA" /var/run/postgresql
chmod 700 "$PGDATA"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  printf %s "$POSTGRES_PASSWORD" > /tmp/password
  chown postgres: /tmp/password
  # shellcheck disable=SC2086
  as_postgres initdb --pgdata "$PGDATA" --pwfile /tmp/password --auth-local trust --auth-host scram-sha-256 ${POSTGRES_INITDB_ARGS:-}
  rm /tmp/password
  echo "host all all all scram-sha-256" >> "$PGDATA/pg_hba.conf"
  as_postgres pg_ctl --pgdata "$PGDATA" --wait --options "-c listen_addresses=''" start
  as_postgres createdb "$POSTGRES_DB"
  for script in /docker-entrypoint-initdb.d/*.sh; do as_postgres sh "$script"; done
  as_postgres pg_ctl --pgdata "$PGDATA" --wait stop
fi
exec setpriv --reuid postgres --regid postgres --init-groups postgres -c listen_addresses='*'
