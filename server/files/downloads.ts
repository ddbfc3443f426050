import { randomBytes } from "node:crypto";
import { stat } from "node:fs/promises";
import type { Kysely } from "kysely";
import { downloadLifeMs } from "#domain/limits.ts";
import type { JobResult } from "../db/house-tables.ts";
import { addDownload, expiredDownloads, forgetDownload } from "../db/queries/download-links.ts";
import type { Tables } from "../db/tables.ts";
import { eachByItself } from "../ground/each-by-itself.ts";
import type { House } from "../house/house.ts";

/** The form of a link's key; any other is not looked up. */
export const downloadKey = /^[0-9a-f]{32}$/;
const random = () => randomBytes(16).toString("hex");

export type NewFile = { place: string; fileName: string; mediaType: string };

/**
 * Keeps a file for one account, for an hour. The bytes come before the row, so that a link never leads to half a file.
 * `onKept` gets the name in the store, so that the caller can remove it again.
 */
export async function keepDownload(
  { files, now }: Pick<House, "files" | "now">,
  db: Kysely<Tables>,
  accountId: number,
  { place, fileName, mediaType }: NewFile,
  onKept: (storedName: string) => void = () => {},
): Promise<JobResult> {
  const key = random();
  const storedName = `${random()}${fileName.slice(fileName.lastIndexOf("."))}`;
  onKept(storedName);
  await files.put(storedName, place, mediaType);
  const at = now();
  await addDownload(db, {
    key,
    account_id: accountId,
    stored_name: storedName,
    file_name: fileName,
    media_type: mediaType,
    bytes: (await stat(place)).size,
    created_at: at,
    expires_at: new Date(at.getTime() + downloadLifeMs),
  });
  return { link: `/files/exports/${key}`, file_name: fileName };
}

/** Removes expired files. The bytes go first, so that a row remains for bytes that could not be removed. */
export const clearDownloads = async ({
  db,
  files,
  now,
  log,
}: Pick<House, "db" | "files" | "now" | "log">): Promise<void> =>
  eachByItself(
    await expiredDownloads(db, now()),
    async ({ key, stored_name }) => {
      await files.remove(stored_name);
      await forgetDownload(db, key);
    },
    (err, { stored_name: file }) => log.warn({ err, file }, "an expired file could not be removed"),
  );
