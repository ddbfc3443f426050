import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { needingRoom } from "../../ground/no-room.ts";
import { rowLimits } from "./row-limits.ts";
import { UnreadableFile } from "./unreadable-file.ts";
import type { ZipEntries } from "./xlsx/zip-entries.ts";

/** A file on the disk, and the name that it came with. */
export type NamedFile = { file: string; name: string };

/** Unpacks a gz into a folder of its own. */
export async function unpackGz(packed: NamedFile, folder: string): Promise<NamedFile> {
  const { size } = await stat(packed.file);
  const gunzip = createReadStream(packed.file).pipe(createGunzip());
  const bytes = async function* () {
    let total = 0;
    for await (const part of gunzip) {
      total += (part as Buffer).length;
      if (total > rowLimits.unpacked) throw new UnreadableFile("tooBig");
      if (total > rowLimits.trusted && total > size * rowLimits.ratio) throw new UnreadableFile("tooTight");
      yield part as Buffer;
    }
  };
  try {
    return await write(bytes(), packed.name.replace(/\.gz$/i, ""), folder);
  } catch (error) {
    const isOfZlib = error instanceof Error && /^Z_/.test((error as NodeJS.ErrnoException).code ?? "");
    throw isOfZlib ? new UnreadableFile("damaged") : error;
  }
}

/** Unpacks the only file of a zip. What an archiver of a desk adds for itself does not count. */
export async function unpackZip(zip: ZipEntries, folder: string): Promise<NamedFile> {
  const files = zip.names.filter((name) => !/^__MACOSX\/|(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(name));
  const [only] = files;
  if (only === undefined) throw new UnreadableFile("empty");
  if (files.length > 1) throw new UnreadableFile("severalFiles");
  if (zip.sizeOf(only) > rowLimits.unpacked) throw new UnreadableFile("tooBig");
  return write(zip.bytes(only), path.posix.basename(only), folder);
}

async function write(bytes: AsyncIterable<Buffer>, name: string, folder: string): Promise<NamedFile> {
  const file = path.join(folder, "unpacked");
  await needingRoom(folder, async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await pipeline(bytes, createWriteStream(file, { mode: 0o600 }));
  });
  return { file, name };
}
