import { type Kysely, type Selectable, sql } from "kysely";
import { type StoneMedia, stoneMedia } from "#domain/media.ts";
import type { Tables } from "../tables.ts";

export type KeptMedium = Selectable<Tables["thumbnail"]>;
/** A picture made small, or a medium as it is shown. */
export type MediumForm = "small" | "whole";

/** The key of a link to a picture, as media_link has it; media that are kept whole have keys beside it. */
const keyOf = (form: MediumForm, url: string) =>
  form === "small" ? sql<string>`md5('image' || ${url}::text)` : sql<string>`'whole:' || md5(${url}::text)`;

/** The medium of an address in a form, if it was kept or tried. */
export const keptMedium = (db: Kysely<Tables>, form: MediumForm, url: string): Promise<KeptMedium | undefined> =>
  db.selectFrom("thumbnail").selectAll().where("key", "=", keyOf(form, url)).executeTakeFirst();

/** The provider's address of a stone's medium. */
export async function mediaSource(db: Kysely<Tables>, stoneId: number, field: StoneMedia): Promise<string | null> {
  const stone = await db.selectFrom("stone").select(field).where("id", "=", stoneId).executeTakeFirst();
  return stone?.[field] ?? null;
}

/** True for an address that is known to lead nowhere. */
export async function isDeadLink(db: Kysely<Tables>, url: string): Promise<boolean> {
  const keys = stoneMedia.map((field) => sql<string>`md5(${field}::text || ${url}::text)`);
  const dead = db.selectFrom("media_link").select("key").where("key", "in", keys).where("state", "=", "dead");
  return (await dead.limit(1).executeTakeFirst()) !== undefined;
}

/** Keeps a medium. False if another process had kept one. */
export async function keepMedium(
  db: Kysely<Tables>,
  form: MediumForm,
  url: string,
  made: Omit<KeptMedium, "key">,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO thumbnail (key, stored_name, media_type, made_at, asked_on, bytes)
    VALUES (${keyOf(form, url)}, ${made.stored_name}, ${made.media_type}, ${made.made_at}, ${made.asked_on}, ${made.bytes})
    ON CONFLICT (key) DO UPDATE SET stored_name = excluded.stored_name, media_type = excluded.media_type,
      made_at = excluded.made_at, asked_on = excluded.asked_on, bytes = excluded.bytes
    WHERE thumbnail.stored_name IS NULL RETURNING key`.execute(db);
  return rows.length > 0;
}

/** Notes the day on which a medium was asked for last. */
export const noteAsked = (db: Kysely<Tables>, key: string, asked_on: string) =>
  db.updateTable("thumbnail").set({ asked_on }).where("key", "=", key).where("asked_on", "<", asked_on).execute();

/** The small pictures beyond so many: those that nobody asked for the longest. */
export const smallBeyond = (db: Kysely<Tables>, most: number): Promise<KeptMedium[]> =>
  db
    .selectFrom("thumbnail")
    .selectAll()
    .where("bytes", "=", 0)
    .orderBy("asked_on", "desc")
    .orderBy("made_at", "desc")
    .offset(most)
    .limit(1_000)
    .execute();

/** The whole media beyond so many bytes: those that nobody asked for the longest. */
export async function wholeBeyond(db: Kysely<Tables>, mostBytes: number): Promise<KeptMedium[]> {
  const { rows } = await sql<KeptMedium>`
    SELECT key, stored_name, media_type, made_at, asked_on, bytes FROM (
      SELECT t.*, sum(bytes) OVER (ORDER BY asked_on DESC, made_at DESC, key) AS filled FROM thumbnail t WHERE bytes > 0) kept
    WHERE filled > ${mostBytes} LIMIT 1000`.execute(db);
  return rows;
}

export const forgetMedium = (db: Kysely<Tables>, { key, stored_name }: KeptMedium) =>
  db.deleteFrom("thumbnail").where("key", "=", key).where("stored_name", "is not distinct from", stored_name).execute();
