import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";

type Packing = {
  /** Adds parts that are made when their turn comes, one entry after the other; level 0 does not compress. */
  add(name: string, parts: () => Readable | AsyncIterable<Buffer> | Iterable<Buffer>, level: number): void;
  addFile(name: string, place: string): void;
};

/** Writes a zip as its entries come. Any failure in reading or writing ends all of it. */
export async function writeZipFile(
  file: string,
  mtime: Date,
  pack: (zip: Packing) => Promise<void> | void,
): Promise<void> {
  const zip = new ZipFile();
  let fail: (error: unknown) => void = () => {};
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failed.catch(() => {}); // also if nothing awaits it any more
  zip.on("error", fail);
  const written = pipeline(zip.outputStream, createWriteStream(file, { mode: 0o600 }));
  try {
    const packed = pack({
      add: (name, parts, level) =>
        zip.addReadStreamLazy(name, { mtime, compress: level > 0, compressionLevel: level }, (begin) => {
          const made = parts();
          begin(null, (made instanceof Readable ? made : Readable.from(made)).on("error", fail));
        }),
      addFile: (name, place) => zip.addFile(place, name, { mtime, compress: false }),
    });
    await Promise.race([packed, failed]);
    zip.end();
    await Promise.race([written, failed]);
  } catch (error) {
    (zip.outputStream as Readable).destroy();
    await written.catch(() => {}); // it failed with the rest
    throw error;
  }
}
