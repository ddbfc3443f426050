import { type Kysely, type Selectable, sql } from "kysely";
import type { Tables } from "../tables.ts";

export type Thumbnail = Selectable<Tables["thumbnail"]>;

/** The key of a link to a picture, as media_link has it. */
const keyOf = (url: string) => sql<string>`md5('image' || ${url}::text)`;

/** The thumbnail of a picture, if one was made or tried. */
export const thumbnailOf = (db: Kysely<Tables>, url: string): Promise<Thumbnail | undefined> =>
  db.selectFrom("thumbnail").selectAll().where("key", "=", keyOf(url)).executeTakeFirst();

/** The key of a link that a stone has, and that is not known to lead nowhere. */
export async function livingLink(db: Kysely<Tables>, url: string): Promise<string | undefined> {
  const link = await db
    .selectFrom("media_link")
    .select("key")
    .where("key", "=", keyOf(url))
    .where("state", "<>", "dead")
    .executeTakeFirst();
  return link?.key;
}

/** Keeps a thumbnail. False if another process had kept one. */
export async function keepThumbnail(db: Kysely<Tables>, made: Thumbnail): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO thumbnail (key, stored_name, media_type, made_at, asked_on)
    VALUES (${made.key}, ${made.stored_name}, ${made.media_type}, ${made.made_at}, ${made.asked_on})
    ON CONFLICT (key) DO UPDATE SET stored_name = excluded.stored_name, media_type = excluded.media_type,
      made_at = excluded.made_at, asked_on = excluded.asked_on
    WHERE thumbnail.stored_name IS NULL RETURNING key`.execute(db);
  return rows.length > 0;
}

/** Notes the day on which a thumbnail was asked for last. */
export const noteAsked = (db: Kysely<Tables>, key: string, asked_on: string) =>
  db.updateTable("thumbnail").set({ asked_on }).where("key", "=", key).where("asked_on", "<", asked_on).execute();

/** The thumbnails beyond so many: those that nobody asked for the longest. */
export const thumbnailsBeyond = (db: Kysely<Tables>, most: number): Promise<Thumbnail[]> =>
  db
    .selectFrom("thumbnail")
    .selectAll()
    .orderBy("asked_on", "desc")
    .orderBy("made_at", "desc")
    .offset(most)
    .limit(1_000)
    .execute();

export const forgetThumbnail = (db: Kysely<Tables>, { key, stored_name }: Thumbnail) =>
  db.deleteFrom("thumbnail").where("key", "=", key).where("stored_name", "is not distinct from", stored_name).execute();
