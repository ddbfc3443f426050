import { type Kysely, sql } from "kysely";
import { stoneChangesKeptDays } from "#domain/limits.ts";
import type { Tables } from "../tables.ts";

/** A day less than changes are kept: all of them since the snapshot are still there. */
const keptDays = stoneChangesKeptDays - 1;

/** Notes that the index is kept on disk now. Answers the token that the file carries. */
export async function noteSnapshot(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ token: string }>`
    INSERT INTO stock_snapshot (server_id) SELECT system_identifier FROM pg_control_system() RETURNING token`.execute(
    db,
  );
  if (!rows[0]) throw new Error("the database gave no token");
  return rows[0].token;
}

/** Forgets a note: the copy that carries it is no longer the latest. */
export const forgetSnapshot = (db: Kysely<Tables>, token: string) =>
  sql`DELETE FROM stock_snapshot WHERE token = ${token}::uuid`.execute(db);

/** True if this database noted the snapshot, and still has every change since. */
export async function isNoted(db: Kysely<Tables>, token: string): Promise<boolean> {
  const { rows } = await sql<{ token: string }>`
    SELECT token FROM stock_snapshot JOIN pg_control_system() ON system_identifier = server_id
    WHERE token = ${token}::uuid AND at > now() - make_interval(days => ${keptDays})`.execute(db);
  return rows.length > 0;
}
