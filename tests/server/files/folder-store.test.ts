import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { folderStore } from "#server/files/folder-store.ts";

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

test("drafts of killed processes are cleared away, those of running ones are not", async () => {
  const drafts = path.join(files, "drafts");
  await mkdir(drafts, { recursive: true });
  for (const draft of ["old", "young"]) await writeFile(path.join(drafts, draft), "half");
  const twoHoursAgo = Date.now() / 1000 - 7200;
  await utimes(path.join(drafts, "old"), twoHoursAgo, twoHoursAgo);
  await folderStore(files).put(nameOf(), source, "image/png");
  expect(await readdir(drafts)).toEqual(["young"]);
});

test("a put that fails leaves no draft", async () => {
  const store = folderStore(files);
  await expect(store.put(nameOf(), path.join(folder, "nowhere"), "image/png")).rejects.toThrow("ENOENT");
  expect(await readdir(path.join(files, "drafts"))).toEqual([]);
});

test("what is stored is for the portal's user alone", async () => {
  const name = nameOf();
  await folderStore(files).put(name, source, "image/png");
  for (const place of [files, path.join(files, name.slice(0, 2))]) {
    expect((await stat(place)).mode & 0o077).toBe(0);
  }
});

test("a file that cannot be reached is a failure, not a missing file", async () => {
  const name = nameOf();
  await mkdir(files);
  await writeFile(path.join(files, name.slice(0, 2)), "in the way");
  await expect(folderStore(files).open(name)).rejects.toThrow("ENOTDIR");
});
