import { stat } from "node:fs/promises";
import sharp from "sharp";
import { picturePixelsMax, pictureSideMax } from "#domain/limits.ts";
import { type ImageKind, imageKind } from "./image-kind.ts";

// The bytes of strangers meet the readers of these three kinds, and none of the many others that the library has.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpegFile", "VipsForeignLoadPngFile", "VipsForeignLoadWebpFile"] });
sharp.cache(false);
sharp.concurrency(1);

export type PictureFault = "fileNotAllowed" | "fileDamaged" | "pictureTooLarge";
/** A picture that the house drew itself, of what it was sent. */
export type CleanPicture = ImageKind & { path: string; bytes: number };

const jpeg: ImageKind = { extension: "jpg", mediaType: "image/jpeg" };
const png: ImageKind = { extension: "png", mediaType: "image/png" };
/** However long a file takes that was made to take long. */
const secondsAtMost = 30;

let turn: Promise<unknown> = Promise.resolve();
/** One at a time: an interlaced picture is held whole while it is read. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = turn.then(work);
  turn = mine.catch(() => {});
  return mine;
}

/**
 * The same picture, drawn anew beside the file that was sent, or why it is not taken: upright, no larger than any screen
 * shows it, with nothing but its dots. What the camera wrote into it stays behind, and so does whatever hangs on its end.
 * How many dots it says to have is read of its head, before anything is unfolded. What may be seen through stays PNG.
 */
export async function cleanPicture(file: string): Promise<CleanPicture | PictureFault> {
  if (!(await imageKind(file))) return "fileNotAllowed";
  try {
    const { width, height, format, hasAlpha } = await sharp(file, { limitInputPixels: false }).metadata();
    if (width * height > picturePixelsMax) return "pictureTooLarge";
    const kind = format === "png" || hasAlpha ? png : jpeg;
    const path = `${file}.${kind.extension}`;
    await inTurn(() => draw(file, kind).toFile(path));
    return { ...kind, path, bytes: (await stat(path)).size };
  } catch {
    return "fileDamaged";
  }
}

const draw = (file: string, kind: ImageKind) => {
  const drawn = sharp(file, { limitInputPixels: picturePixelsMax, failOn: "error" })
    .timeout({ seconds: secondsAtMost })
    .autoOrient()
    .resize({ width: pictureSideMax, height: pictureSideMax, fit: "inside", withoutEnlargement: true });
  return kind === png ? drawn.png() : drawn.jpeg({ quality: 90 });
};
