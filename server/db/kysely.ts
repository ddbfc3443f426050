import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { Connection } from "./connection.ts";

/** The typed way to a pool; the pool's owner ends it. */
export function openKysely<Tables>(pool: pg.Pool): Kysely<Tables> {
  const known = new WeakMap<pg.PoolClient, Connection>();
  const connect = async () => {
    const client = await pool.connect();
    const connection = known.get(client) ?? new Connection(client);
    known.set(client, connection);
    return connection;
  };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: { connect, end: async () => {} } }) });
}
