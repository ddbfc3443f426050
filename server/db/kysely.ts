import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";

/** The typed way to a pool; the pool's owner ends it. */
export function openKysely<Tables>(pool: pg.Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
