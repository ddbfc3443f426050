import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { makeWorkFolder } from "../files/work-folder.ts";
import { Problem } from "../ground/problem.ts";
import type { House } from "../house/house.ts";

/** Hands the kept file of a load to a reader as a place on the disk, and takes it away afterwards. */
export async function withLoadFile<T>(
  { files }: { files: Pick<House["files"], "open"> },
  storedName: string,
  read: (place: string) => Promise<T>,
): Promise<T> {
  const kept = await files.open(storedName);
  if (!kept) throw new Problem("loadFileGone");
  const folder = await makeWorkFolder("load");
  try {
    const place = path.join(folder, "file");
    await pipeline(kept, createWriteStream(place, { mode: 0o600 }));
    return await read(place);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
