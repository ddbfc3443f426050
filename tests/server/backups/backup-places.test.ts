import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { bucketPlace } from "#server/backups/bucket-place.ts";
import { folderPlace } from "#server/backups/folder-place.ts";
import type { BackupPlace } from "#server/house/backup-plan.ts";
import { type S3Peer, startS3Peer } from "#support/s3-peer.ts";
import { makeReadOnly, mountDisk } from "#support/small-disk.ts";

const keys = {
  bucket: "backups",
  region: "eu-west-1",
  accessKeyId: "AKIDLOUPE",
  secretAccessKey: "a secret+with/signs=",
};
let folder: string;
let peer: S3Peer;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "loupe-place-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true })); // after a disk in it is unmounted
  peer = await startS3Peer(keys);
});
afterEach(() => peer.close());

const bucketOf = (other: Partial<typeof keys> = {}, patienceMs = 60_000) =>
  bucketPlace({ ...keys, ...other, endpoint: peer.endpoint }, patienceMs);
const places: [string, () => BackupPlace][] = [
  ["a folder", () => folderPlace(folder)],
  ["a bucket", () => bucketOf()],
];

test.each(places)("%s gives back what it was given, names everything, and forgets what is removed", async (_, open) => {
  const place = open();
  const names = Array.from({ length: 23 }, (__, at) => `house/piece-${String(at).padStart(2, "0")}`);
  expect(await place.list()).toEqual([]);
  for (const name of names) await place.put(name, Buffer.from(name));
  expect((await place.list()).sort()).toEqual(names);
  expect(await place.get("house/piece-07")).toEqual(Buffer.from("house/piece-07"));
  expect(await place.get("house/none")).toBeUndefined();
  await place.remove("house/piece-07");
  await place.remove("house/none");
  expect(await place.list()).toHaveLength(22);
});

test("a folder that is not there is never made", async () => {
  const away = path.join(folder, "not-mounted");
  for (const act of [(place: BackupPlace) => place.list(), (place: BackupPlace) => place.put("a/b", Buffer.from("b"))])
    await expect(act(folderPlace(away))).rejects.toThrow(`the folder ${away} is not there: is its disk mounted?`);
  expect(readdirSync(folder)).toEqual([]);
});

test("a full disk keeps what is there, and no half piece", async (context) => {
  const disk = mountDisk(context, path.join(folder, "disk"), 4);
  const place = folderPlace(disk);
  await place.put("house/a", Buffer.alloc(1_000_000, 1));
  await expect(place.put("house/b", Buffer.alloc(8_000_000, 2))).rejects.toThrow(
    `the disk of the folder ${disk} is full`,
  );
  expect(await place.list()).toEqual(["house/a"]);
  expect(readdirSync(path.join(disk, "house"))).toEqual(["a"]);
  expect((await place.get("house/a"))?.equals(Buffer.alloc(1_000_000, 1))).toBe(true);
});

test("a folder that cannot be written says so in words, and keeps what is there", async (context) => {
  const disk = mountDisk(context, path.join(folder, "disk"), 4);
  const place = folderPlace(disk);
  await place.put("house/a", Buffer.from("bytes"));
  makeReadOnly(disk);
  const said = (code: string) => `the folder ${disk} cannot be written (${code}): may the portal's user write there?`;
  await expect(place.put("house/b", Buffer.from("b"))).rejects.toThrow(said("EROFS"));
  await expect(place.put("another/a", Buffer.from("b"))).rejects.toThrow(said("ENOENT"));
  expect(await place.list()).toEqual(["house/a"]);
});

test("the draft of a killed process is no piece", async () => {
  mkdirSync(path.join(folder, "house"));
  writeFileSync(path.join(folder, "house/a.0d6e.part"), "half");
  expect(await folderPlace(folder).list()).toEqual([]);
});
