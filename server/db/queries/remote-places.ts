import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../tables.ts";

export type RemotePlaceRow = Selectable<Tables["remote_place"]>;

export const remotePlaceById = (db: Kysely<Tables>, id: number): Promise<RemotePlaceRow | undefined> =>
  db.selectFrom("remote_place").selectAll().where("id", "=", id).executeTakeFirst();

/** These places by their ids. */
export async function remotePlacesById(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RemotePlaceRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("remote_place").selectAll().where("id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Remembers the key of a server that was met for the first time. The version stays, since nobody changed the place. */
export const pinHostKey = (db: Kysely<Tables>, id: number, hostKey: string) =>
  db
    .updateTable("remote_place")
    .set({ host_key: hostKey })
    .where("id", "=", id)
    .where("host_key", "is", null)
    .execute();
