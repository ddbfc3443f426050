import { stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { picturePixelsMax, pictureSideMax } from "#domain/limits.ts";
import { isNoRoom, noRoomIn } from "../ground/no-room.ts";
import { type ImageKind, imageKind } from "./image-kind.ts";

// Uploaded bytes may reach the readers of these three kinds, and none of the library's many others.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpegFile", "VipsForeignLoadPngFile", "VipsForeignLoadWebpFile"] });
sharp.cache(false);
sharp.concurrency(1);

export type PictureFault = "fileNotAllowed" | "fileDamaged" | "pictureTooLarge";
/** An uploaded picture, drawn anew by the house. */
export type CleanPicture = ImageKind & { path: string; bytes: number };

const jpeg: ImageKind = { extension: "jpg", mediaType: "image/jpeg" };
const png: ImageKind = { extension: "png", mediaType: "image/png" };
/** The time limit for a file that was made to take long. */
const secondsAtMost = 30;

let turn: Promise<unknown> = Promise.resolve();
/** Runs one task at a time: an interlaced picture is held whole while it is read. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = turn.then(work);
  turn = mine.catch(() => {});
  return mine;
}

/**
 * Draws a picture of others anew beside the original, or returns why it is refused. The result is upright, no larger
 * than it is shown, and holds only pixels: the camera's data and anything appended stay behind. The count of
 * pixels is read from the head before anything is decoded. A picture with transparency stays PNG.
 */
export async function cleanPicture(file: string, side = pictureSideMax): Promise<CleanPicture | PictureFault> {
  if (!(await imageKind(file))) return "fileNotAllowed";
  try {
    const { width, height, format, hasAlpha } = await sharp(file, { limitInputPixels: false }).metadata();
    if (width * height > picturePixelsMax) return "pictureTooLarge";
    const kind = format === "png" || hasAlpha ? png : jpeg;
    const drawn = `${file}.${kind.extension}`;
    await inTurn(() => draw(file, kind, side).toFile(drawn));
    return { ...kind, path: drawn, bytes: (await stat(drawn)).size };
  } catch (error) {
    if (isNoRoom(error)) throw noRoomIn(path.dirname(file), error);
    return "fileDamaged";
  }
}

const draw = (file: string, kind: ImageKind, side: number) => {
  const drawn = sharp(file, { limitInputPixels: picturePixelsMax, failOn: "error" })
    .timeout({ seconds: secondsAtMost })
    .autoOrient()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true });
  return kind === png ? drawn.png() : drawn.jpeg({ quality: 90 });
};
