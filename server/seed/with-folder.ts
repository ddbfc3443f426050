import { rm } from "node:fs/promises";
import { makeWorkFolder } from "../files/work-folder.ts";

/** Hands work a folder of its own, and takes the folder away afterwards. */
export async function withFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await makeWorkFolder("specimen");
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
