import { randomBytes } from "node:crypto";
import path from "node:path";
import { messages } from "#domain/messages.ts";
import type { UploadedFile } from "#domain/uploads.ts";
import { insert, one, remove } from "../db/crud.ts";
import { Problem } from "../ground/problem.ts";
import { sha256Of } from "../ground/sha256-of.ts";
import type { Context } from "../house/context.ts";
import { cleanPicture } from "./clean-picture.ts";
import { removeFile } from "./remove-file.ts";

/**
 * The image of a row after an edit that may bring a new one or remove the old one. Returns the id to store, null for
 * none, undefined for no change. Bytes are written before the row that names them. They are removed by a job after the
 * commit, or at once if the edit is refused: a crash leaves at worst a file that no row names.
 */
export async function replaceFile(
  ctx: Context,
  field: string,
  currentId: number | null,
  upload: UploadedFile | undefined,
  removeFiles: readonly number[] = [],
): Promise<number | null | undefined> {
  const foreign = removeFiles.find((id) => id !== currentId);
  if (foreign !== undefined) throw new Problem("notFound");
  const stored = upload && (await storeImage(ctx, field, upload));
  if (!stored && removeFiles.length === 0) return undefined;
  return stored ?? null;
}

/** Stores an uploaded picture, drawn anew. Returns the id of its row. */
export async function storeImage(ctx: Context, field: string, upload: UploadedFile): Promise<number> {
  const picture = await cleanPicture(upload.path);
  if (typeof picture === "string") {
    throw new Problem(picture, { errors: [{ path: `/${field}`, message: messages[picture] }] });
  }
  const name = `${randomBytes(16).toString("hex")}.${picture.extension}`;
  ctx.ifRefused(() => ctx.house.files.remove(name));
  await ctx.house.files.put(name, picture.path, picture.mediaType);
  const row = await insert(ctx, "stored_file", {
    name,
    original_name: path.basename(upload.filename).slice(0, 200),
    media_type: picture.mediaType,
    bytes: picture.bytes,
    sha256: await sha256Of(picture.path),
  });
  return row.id;
}

/** Deletes the row of a file that no other row names; its bytes go after the commit. */
export async function discardFile(ctx: Context, id: number | null): Promise<void> {
  if (id === null) return;
  const { name } = await one(ctx, "stored_file", id);
  await remove(ctx, "stored_file", id);
  await ctx.enqueue(removeFile, { name });
}
