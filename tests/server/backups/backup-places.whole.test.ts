import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { bucketPlace } from "#server/backups/bucket-place.ts";
import { type S3Peer, startS3Peer } from "#support/s3-peer.ts";
import { withoutGarbage } from "#support/without-garbage.ts";

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

test("a bucket goes on after a fault that passes, and says in words what does not", async () => {
  peer.mishaps.push("500", "lost");
  await bucketOf().put("house/a", Buffer.from("bytes"));
  expect((await bucketOf().get("house/a"))?.toString()).toBe("bytes");
  await expect(bucketOf({ secretAccessKey: "another" }).put("house/b", Buffer.from("b"))).rejects.toThrow(
    "the bucket backups cannot be used: the file store answered 403 SignatureDoesNotMatch to a PUT",
  );
  await expect(bucketOf({ bucket: "nobody" }).list()).rejects.toThrow("the bucket nobody cannot be used");
  peer.mishaps.push("silent");
  await expect(withoutGarbage(bucketOf({}, 1000).list())).rejects.toThrow("the file store does not answer");
  peer.mishaps.push("silentHalfway");
  // Long enough for the first half on a busy machine.
  await expect(withoutGarbage(bucketOf({}, 5000).get("house/a"))).rejects.toThrow("its answer broke off");
  expect([...peer.objects.keys()]).toEqual(["house/a"]);
});
