import type { Insertable, Kysely } from "kysely";
import type { Tables } from "../tables.ts";

export const addDownload = (db: Kysely<Tables>, link: Insertable<Tables["download_link"]>) =>
  db.insertInto("download_link").values(link).execute();

/** The file of a link, if this account may still fetch it. */
export const downloadOf = (db: Kysely<Tables>, key: string, accountId: number, now: Date) =>
  db
    .selectFrom("download_link")
    .select(["stored_name", "file_name", "media_type", "bytes"])
    .where("key", "=", key)
    .where("account_id", "=", accountId)
    .where("expires_at", ">", now)
    .executeTakeFirst();

export const expiredDownloads = (db: Kysely<Tables>, now: Date) =>
  db.selectFrom("download_link").select(["key", "stored_name"]).where("expires_at", "<=", now).execute();

export const forgetDownload = (db: Kysely<Tables>, key: string) =>
  db.deleteFrom("download_link").where("key", "=", key).execute();
