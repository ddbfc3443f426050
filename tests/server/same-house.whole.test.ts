import { readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readEnvironment } from "#server/environment.ts";
import { startPortal } from "#server/portal.ts";
import { copyDatabase } from "#support/database.ts";
import { startS3Peer } from "#support/s3-peer.ts";
import { silentLogger } from "#support/silent-log.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const place = useThrowAwayDir();
const filesIn = (name: string) => path.join(place.dir, name);

/** A database that nobody has used yet. */
async function emptyDatabase() {
  const { url, ownerUrl, drop } = await copyDatabase("template1");
  onTestFinished(async () => void (await drop()));
  return { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl };
}

const starting = (changes: Record<string, string>) =>
  startPortal(
    readEnvironment({
      PORT: "0",
      DATA_DIR: filesIn("data"),
      DEMO_HOUSE: "false",
      KYC_KEY: Buffer.alloc(32, 5).toString("base64"),
      RUN: "web",
      ...changes,
    }),
    silentLogger,
  );

/** Starts a portal, stops it, and says whether it would have greeted a first administrator. */
async function visit(changes: Record<string, string>): Promise<boolean> {
  const portal = await starting(changes);
  await portal.close();
  return portal.setup !== undefined;
}

async function houseOf(changes: Record<string, string>): Promise<string> {
  const portal = await starting(changes);
  const { rows } = await portal.database.pool.query(
    "SELECT value->>'house' AS house FROM setting WHERE key = 'identity'",
  );
  await portal.close();
  return rows[0].house;
}

const dayByNow = () => new Date().toISOString().slice(0, 10);

test("a house whose database is suddenly empty refuses to greet as new, and says whose files it found", async () => {
  const files = { FILES_DIR: filesIn("files") };
  const before = dayByNow();
  const house = await houseOf({ ...(await emptyDatabase()), ...files });
  const begun = `${before}|${dayByNow()}`; // the day may end meanwhile
  const lost = await emptyDatabase();
  const refusal = new RegExp(
    `the files in ${files.FILES_DIR} belong to the house ${house}, begun (${begun}), but the database is empty`,
  );
  await expect(visit({ ...lost, ...files })).rejects.toThrow(refusal);
  // A second try finds the tables that the first one made, and is not fooled by them.
  await expect(visit({ ...lost, ...files })).rejects.toThrow(refusal);
  expect(await visit({ ...lost, FILES_DIR: filesIn("others") })).toBe(true);
});

test("a house whose files are gone says where it expected them, and starts without them if it is told to", async () => {
  const kept = { ...(await emptyDatabase()), FILES_DIR: filesIn("files") };
  expect(await visit(kept)).toBe(true);
  expect(await visit(kept)).toBe(true);
  renameSync(filesIn("files"), filesIn("elsewhere"));
  await expect(visit(kept)).rejects.toThrow(
    new RegExp(`keeps its files in ${kept.FILES_DIR}, but they are not there.*WITHOUT_FILES=true starts without them`),
  );
  expect(readdirSync(place.dir)).not.toContain("files");
  expect(await visit({ ...kept, WITHOUT_FILES: "true" })).toBe(true);
  expect(await visit(kept)).toBe(true);
  rmSync(filesIn("files"), { recursive: true });
  renameSync(filesIn("elsewhere"), filesIn("files"));
  expect(await visit(kept)).toBe(true);
});

test("files of another house are refused, and both houses are named", async () => {
  const one = { ...(await emptyDatabase()), FILES_DIR: filesIn("one") };
  const two = { ...(await emptyDatabase()), FILES_DIR: filesIn("two") };
  const [first, second] = [await houseOf(one), await houseOf(two)];
  expect(first).not.toBe(second);
  await expect(visit({ ...one, FILES_DIR: two.FILES_DIR })).rejects.toThrow(
    new RegExp(`belong to the house ${second}, .*database is that of the house ${first}`),
  );
  expect(await visit(one)).toBe(true);
});

test("HOUSE_ID lets a portal open this house and no other, not even an empty one", async () => {
  const kept = { ...(await emptyDatabase()), FILES_DIR: filesIn("files") };
  const house = await houseOf(kept);
  expect(await visit({ ...kept, HOUSE_ID: house })).toBe(true);
  // Everything is gone at once: nothing but the environment remembers.
  const gone = { ...(await emptyDatabase()), FILES_DIR: filesIn("nothing") };
  await expect(visit({ ...gone, HOUSE_ID: house })).rejects.toThrow(
    `HOUSE_ID: the house ${house} is expected, but the database is empty`,
  );
  const another = await houseOf(gone);
  await expect(visit({ ...gone, HOUSE_ID: house })).rejects.toThrow(
    `HOUSE_ID: the house ${house} is expected, but the database holds the house ${another}`,
  );
});

test("portals that begin a house together agree on what it is", async () => {
  const kept = { ...(await emptyDatabase()), FILES_DIR: filesIn("files") };
  const houses = await Promise.all([houseOf(kept), houseOf(kept), houseOf(kept)]);
  expect(new Set(houses).size).toBe(1);
  expect(await houseOf(kept)).toBe(houses[0]);
});

test("a bucket that does not answer stops no house that is known, and no empty one is begun beside it", async () => {
  const keys = { bucket: "house", region: "us-east-1", accessKeyId: "k", secretAccessKey: "s" };
  const peer = await startS3Peer(keys);
  const bucket = {
    S3_BUCKET: keys.bucket,
    S3_ENDPOINT: peer.endpoint,
    S3_ACCESS_KEY_ID: keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
  };
  const kept = { ...(await emptyDatabase()), ...bucket };
  const house = await houseOf(kept);
  expect([...peer.objects.keys()]).toEqual([`${"0".repeat(32)}.house`]);
  await peer.close();
  expect(await houseOf(kept)).toBe(house);
  await expect(visit({ ...(await emptyDatabase()), ...bucket })).rejects.toThrow(
    "the files in the bucket house cannot be read",
  );
});
