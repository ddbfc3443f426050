import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, watch, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { folderStore } from "#server/files/folder-store.ts";

const script = fileURLToPath(new URL("../../support/put-file.ts", import.meta.url));
const nameOf = () => `${randomBytes(16).toString("hex")}.png`;

let folder: string;
let source: string;
let files: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "loupe-folder-"));
  source = path.join(folder, "source");
  files = path.join(folder, "files");
  await writeFile(source, "the bytes");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Kills a process as soon as it has begun to write. */
async function killWhileWriting(name: string): Promise<void> {
  const drafts = path.join(files, "drafts");
  await mkdir(drafts, { recursive: true });
  const over = new AbortController();
  const changes = watch(drafts, { signal: over.signal });
  const child = spawn(process.execPath, ["--import", "tsx", script, files, name, source], { stdio: "inherit" });
  const ended = once(child, "exit").then(() => over.abort());
  try {
    for await (const _ of changes) break;
    child.kill("SIGKILL");
  } catch (error) {
    if ((error as Error).name !== "AbortError") throw error;
  }
  await ended;
}

test("a process that is killed while it writes leaves no half file under the name", async () => {
  const size = 64 * 1024 * 1024;
  await writeFile(source, randomBytes(size));
  let name = "";
  do {
    name = nameOf();
    await killWhileWriting(name);
  } while ((await readdir(path.join(files, "drafts"))).length === 0); // until one was in the middle of it
  const store = folderStore(files);
  expect(await store.open(name)).toBeUndefined();
  await store.put(name, source, "image/png");
  const opened = await store.open(name);
  expect(opened && (await buffer(opened)).length).toBe(size);
});
