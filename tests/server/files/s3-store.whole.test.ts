import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { s3Store } from "#server/files/s3-store.ts";
import { Problem } from "#server/ground/problem.ts";
import type { FileStore } from "#server/house/ports.ts";
import { patience } from "#support/patience.ts";
import { type S3Peer, startS3Peer } from "#support/s3-peer.ts";
import { withoutGarbage } from "#support/without-garbage.ts";

const keys = {
  bucket: "loupe",
  region: "eu-west-1",
  accessKeyId: "AKIDLOUPE",
  secretAccessKey: "a secret+with/signs=",
};
const name = `${"0f".repeat(16)}.webp`;

let peer: S3Peer;
let folder: string;
let source: string;
beforeEach(async () => {
  peer = await startS3Peer(keys);
  folder = await mkdtemp(path.join(tmpdir(), "loupe-bucket-"));
  source = path.join(folder, "source");
  await writeFile(source, "the bytes");
});
afterEach(async () => {
  vi.useRealTimers();
  await peer.close();
  await rm(folder, { recursive: true, force: true });
});

const storeOf = (other: Partial<typeof keys> = {}, patienceMs?: number) =>
  s3Store({ ...keys, ...other, endpoint: peer.endpoint }, patienceMs);
/** Short of patience, so that a silent peer is given up on soon. */
const impatientStore = () => storeOf({}, 1000);

async function openedFrom(store: FileStore): Promise<Readable> {
  const opened = await store.open(name);
  if (!opened) throw new Error("the store has no such file");
  return opened;
}

/** The refusal that a person meets, and behind it the reason for whoever reads the log. */
async function failureOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  return error instanceof Problem ? `${error.status} ${error.code}: ${(error.cause as Error).message}` : `${error}`;
}

test("a file goes in with its media type, addressed by path", async () => {
  await storeOf().put(name, source, "image/webp");
  expect(peer.seen).toEqual([`PUT /loupe/${name} → 200`]);
  expect(peer.objects.get(name)).toEqual({ bytes: Buffer.from("the bytes"), mediaType: "image/webp" });
});

test("a slash at the end of the endpoint changes nothing", async () => {
  await s3Store({ ...keys, endpoint: `${peer.endpoint}/` }).put(name, source, "image/webp");
  expect(peer.objects.has(name)).toBe(true);
});

const wrongKeys: [string, Partial<typeof keys>, string][] = [
  ["a wrong secret", { secretAccessKey: "guessed" }, "403 SignatureDoesNotMatch"],
  ["an unknown key", { accessKeyId: "AKIDNOBODY" }, "403 InvalidAccessKeyId"],
  ["another region", { region: "us-east-1" }, "403 AuthorizationHeaderMalformed"],
  ["a bucket that does not exist", { bucket: "nowhere" }, "404 NoSuchBucket"],
];
for (const [what, other, answer] of wrongKeys) {
  test(`${what} is a failure of the store, never a missing file, and is not tried again`, async () => {
    const store = storeOf(other);
    const reason = (method: string) => `502 peerFailed: the file store answered ${answer} to a ${method}`;
    expect(await failureOf(store.put(name, source, "image/webp"))).toBe(reason("PUT"));
    expect(await failureOf(store.open(name))).toBe(reason("GET"));
    expect(await failureOf(store.remove(name))).toBe(reason("DELETE"));
    expect(peer.seen).toHaveLength(3);
    expect(peer.objects.size).toBe(0);
  });
}

test("a secret of the bucket that is changed loses no file: with the former one nothing opens, with the new one all does", async () => {
  const before = { ...keys };
  const changing = await startS3Peer(before);
  const storeWith = (secretAccessKey: string) => s3Store({ ...keys, secretAccessKey, endpoint: changing.endpoint });
  await storeWith(keys.secretAccessKey).put(name, source, "image/webp");
  before.secretAccessKey = "another secret";
  const refused = "502 peerFailed: the file store answered 403 SignatureDoesNotMatch to a GET";
  expect(await failureOf(storeWith(keys.secretAccessKey).open(name))).toBe(refused);
  expect((await buffer(await openedFrom(storeWith("another secret")))).toString()).toBe("the bytes");
  await changing.close();
});

for (const mishap of ["500", "429", "lost"] as const) {
  test(`what fails once with ${mishap} succeeds at the second try`, async () => {
    const store = storeOf();
    peer.mishaps.push(mishap);
    await store.put(name, source, "image/webp");
    peer.mishaps.push(mishap);
    expect((await buffer(await openedFrom(store))).toString()).toBe("the bytes");
    peer.mishaps.push(mishap);
    await store.remove(name);
    expect(peer.objects.size).toBe(0);
    expect(peer.seen.map((line) => line.split(" → ")[1])).toEqual([mishap, "200", mishap, "200", mishap, "204"]);
  });
}

test("a store that keeps failing is given up on after three tries", async () => {
  peer.mishaps.push("500", "500", "500", "500");
  const failure = await failureOf(storeOf().put(name, source, "image/webp"));
  expect(failure).toBe("502 peerFailed: the file store answered 500 InternalError to a PUT");
  expect(peer.seen).toHaveLength(3);
});

test("a store without room says so, and is not asked again", async () => {
  peer.mishaps.push("full");
  const failure = await failureOf(storeOf().put(name, source, "image/webp"));
  expect(failure).toBe("507 noRoomForFiles: no room for files in the bucket loupe");
  expect(peer.seen).toHaveLength(1);
});

test("a store that says nothing is not waited for for ever", async () => {
  const store = impatientStore();
  for (const work of [() => store.put(name, source, "image/webp"), () => store.open(name), () => store.remove(name)]) {
    peer.mishaps.push("silent");
    expect(await failureOf(withoutGarbage<unknown>(work()))).toBe("502 peerFailed: the file store does not answer");
  }
});

test("a store that falls silent in the middle of a file fails the reading", async () => {
  await storeOf().put(name, source, "image/webp");
  peer.mishaps.push("silentHalfway");
  const opened = await openedFrom(storeOf({}, 5000)); // long enough for the answer to begin on a busy machine
  await expect(withoutGarbage(buffer(opened))).rejects.toThrow("the file store does not answer");
});

test("it is the store that is waited for, not a slow reader", async () => {
  const bytes = randomBytes(3_000_000);
  await writeFile(source, bytes);
  await storeOf().put(name, source, "image/webp");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const opened = await openedFrom(storeOf());
  opened.read(0);
  await vi.waitFor(() => expect(opened.readableLength).toBeGreaterThanOrEqual(opened.readableHighWaterMark), patience);
  vi.advanceTimersByTime(600_000); // longer than any store may be silent
  expect(bytes.equals(await buffer(opened))).toBe(true);
});

test("a store that nobody listens at is a failure of the store", async () => {
  const store = s3Store({ ...keys, endpoint: "http://127.0.0.1:9" });
  expect(await failureOf(store.open(name))).toMatch(/^502 peerFailed: /);
});
