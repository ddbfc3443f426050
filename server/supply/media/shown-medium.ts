import { open } from "node:fs/promises";
import { pictureSideMax } from "#domain/limits.ts";
import { cleanPicture } from "../../files/clean-picture.ts";
import { imageKindOf } from "../../files/image-kind.ts";

export type Shown = { path: string; mediaType: string; extension: string };

/**
 * A provider's file as readers may see it, by its bytes: a picture is drawn anew, so that nothing but its pixels leaves the
 * house; films and papers stay as they are. Anything else is refused.
 */
export async function shownMedium(file: string): Promise<Shown> {
  const head = await headOf(file);
  if (imageKindOf(head)) return pictureIn(file, pictureSideMax);
  const kind = kindOf(head);
  if (!kind) throw new Error("neither a picture nor a film nor a paper");
  return { path: file, ...kind };
}

/** A picture drawn anew, no larger than this. */
export async function pictureIn(file: string, side: number): Promise<Shown> {
  const drawn = await cleanPicture(file, side);
  if (typeof drawn === "string") throw new Error(drawn);
  return drawn;
}

const ascii = (head: Buffer, from: number, to: number) => head.toString("latin1", from, to);

function kindOf(head: Buffer): Omit<Shown, "path"> | undefined {
  if (ascii(head, 0, 5) === "%PDF-") return { extension: "pdf", mediaType: "application/pdf" };
  if (ascii(head, 4, 8) === "ftyp")
    return ascii(head, 8, 10) === "qt"
      ? { extension: "mov", mediaType: "video/quicktime" }
      : { extension: "mp4", mediaType: "video/mp4" };
  if (head.subarray(0, 4).equals(Buffer.from("1a45dfa3", "hex"))) return { extension: "webm", mediaType: "video/webm" };
  return undefined;
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(32), 0, 32, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
