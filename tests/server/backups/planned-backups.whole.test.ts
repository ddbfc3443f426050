import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { isBackupDue } from "#server/backups/back-up.ts";
import { newestBackup } from "#server/backups/backup-list.ts";
import { makePlannedBackup } from "#server/backups/make-backup.ts";
import { backupsIn, baseOf } from "#server/backups/names.ts";
import { restoreBackup } from "#server/backups/restore-backup.ts";
import { standingOf } from "#server/backups/standing-of.ts";
import { backupsOf } from "#server/db/queries/backups.ts";
import { folderStore } from "#server/files/folder-store.ts";
import { hours, minutes } from "#support/clock.ts";
import { addFile, backupKey, plannedHouse } from "#support/planned-house.ts";
import { silent } from "#support/silent-log.ts";
import { makeFastThrowAwayDir } from "#support/throw-away.ts";

let folder: string;
let here: Awaited<ReturnType<typeof plannedHouse>>;
beforeAll(async () => {
  folder = makeFastThrowAwayDir();
  here = await plannedHouse(folder);
});
afterAll(async () => {
  await here.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  rmSync(here.backups, { recursive: true, force: true });
  mkdirSync(here.backups);
  await here.house.db.deleteFrom("setting").where("key", "=", "backup").execute();
});

const make = (wish = {}) => makePlannedBackup(here.house, here.plan, wish);
const whole = async () => backupsIn(await here.plan.place.list());
const piecesOf = async (part: string) => (await here.plan.place.list()).filter((name) => name.includes(part)).sort();
const inBackups = (name: string) => path.join(here.backups, name);
const known = () => backupsOf(here.house.db);
let tries = 0;
const restoreTo = async (key = backupKey) => {
  const dataDir = path.join(folder, `restored-${tries++}`);
  const means = { place: here.plan.place, key };
  const backup = await newestBackup(means.place);
  await restoreBackup(means, backup, { dataDir, files: folderStore(path.join(dataDir, "files")), log: silent });
  return dataDir;
};

test("nothing that lies in the place can be read without the key", async () => {
  await addFile(here, "a secret drawing of a stone");
  await make();
  for (const name of await here.plan.place.list()) {
    const bytes = readFileSync(inBackups(name));
    for (const said of ["a secret drawing", "PG_VERSION", here.plan.houseKeys["kyc-key"] ?? "", "stored_file"])
      expect(bytes.includes(said), `${said} in ${name}`).toBe(false);
  }
});

test("a file is kept once for all backups, and goes with the last that needs it", async () => {
  const name = await addFile(here, "a picture");
  await make();
  const [piece = ""] = await piecesOf(name);
  const { mtimeMs } = statSync(inBackups(piece));
  here.clock.advance(hours(24));
  await make();
  expect(statSync(inBackups(piece)).mtimeMs).toBe(mtimeMs);
  await here.house.db.deleteFrom("stored_file").where("name", "=", name).execute();
  for (let day = 0; day < 2; day++) {
    here.clock.advance(hours(24));
    await make();
    expect(await piecesOf(name)).toEqual([piece]);
  }
  here.clock.advance(hours(24));
  await make();
  expect(await piecesOf(name)).toEqual([]);
  expect((await whole()).map(({ number }) => number)).toEqual([5, 4, 3]);
});

test("a file that the house itself lost is counted, and keeps no backup from being made", async () => {
  const name = await addFile(here, "a picture");
  await here.house.files.remove(name);
  await make();
  expect((await known()).last).toMatchObject({ missing: 1 });
  await here.house.db.deleteFrom("stored_file").where("name", "=", name).execute();
});

test("another key is told apart from damage, in words", async () => {
  await make();
  await expect(restoreTo(Buffer.alloc(32, 9))).rejects.toThrow(
    /was sealed with the key [0-9a-f]{8}, but BACKUP_KEY is the key [0-9a-f]{8}$/,
  );
});

test("backups of a former key stay restorable, and the new key keeps its own files", async () => {
  const name = await addFile(here, "a picture");
  await make();
  here.clock.advance(hours(24));
  await makePlannedBackup(here.house, { ...here.plan, key: Buffer.alloc(32, 9) });
  expect(await piecesOf(name)).toHaveLength(2);
  const [, former] = await whole();
  if (!former) throw new Error("the former backup is gone");
  const dataDir = path.join(folder, `restored-${tries++}`);
  const files = folderStore(path.join(dataDir, "files"));
  await restoreBackup({ place: here.plan.place, key: backupKey }, former, { dataDir, files, log: silent });
  expect(readdirSync(dataDir)).toContain("postgres");
});

test("what a killed run left is no backup, and the next run clears it away", async () => {
  await make();
  const [list = ""] = await piecesOf(".list.");
  rmSync(inBackups(list));
  expect(await whole()).toEqual([]);
  await expect(newestBackup(here.plan.place)).rejects.toThrow("holds no whole backup");
  await make({ isAnew: true });
  expect(await whole()).toHaveLength(1);
  const [only] = await whole();
  expect(await piecesOf(".database.")).toHaveLength((await piecesOf(only ? baseOf(only) : "")).length - 1);
});

test("two at the same time: one makes it, the other is told so", async () => {
  expect((await Promise.all([make(), make()])).sort()).toEqual([false, true]);
  expect(await whole()).toHaveLength(1);
});

test("a place that is away, or came back empty, fails in words, is told, and costs nothing that was kept", async () => {
  await make();
  const [before] = await whole();
  renameSync(here.backups, `${here.backups}-away`);
  await expect(make()).rejects.toThrow(`the folder ${here.backups} is not there: is its disk mounted?`);
  mkdirSync(here.backups);
  await expect(make()).rejects.toThrow("has none of the earlier backups: is its disk mounted?");
  const { last, failure } = await known();
  expect(last).toMatchObject({ at: before?.at.toISOString() });
  expect(failure).toMatchObject({ count: 2, why: expect.stringContaining("has none of the earlier backups") });
  rmSync(here.backups, { recursive: true });
  renameSync(`${here.backups}-away`, here.backups);
  await make();
  expect(await known()).toMatchObject({ failure: null });
  expect(await whole()).toHaveLength(1); // two of one day: the newest stays
});

test("a backup is due at its time, at once in a house without one, and half an hour after a failure", async () => {
  const due = () => isBackupDue(here.house);
  expect(await due()).toBe(true);
  await make();
  expect(await due()).toBe(false);
  here.clock.advance(hours(24));
  expect(await due()).toBe(true);
  expect(await standingOf(here.house)).toMatchObject({ is_overdue: true });
  renameSync(here.backups, `${here.backups}-away`);
  await expect(make()).rejects.toThrow();
  expect(await due()).toBe(false);
  const halfAnHour = new Date(here.house.now().getTime() + minutes(30)).toISOString();
  expect(await standingOf(here.house)).toMatchObject({ is_overdue: true, next_try_at: halfAnHour });
  here.clock.advance(minutes(31));
  expect(await due()).toBe(true);
  renameSync(`${here.backups}-away`, here.backups);
});

test("a clock that goes back makes one backup, and none that was kept goes for it", async () => {
  await make();
  here.clock.advance(-hours(24 * 30));
  expect(await isBackupDue(here.house)).toBe(true);
  await make();
  expect(await isBackupDue(here.house)).toBe(false);
  const numbers = (await whole()).map(({ number }) => number);
  expect(numbers).toEqual([2, 1]);
  expect((await newestBackup(here.plan.place)).number).toBe(2);
  here.clock.advance(hours(24 * 30));
});

test("two houses share a place, and neither touches the other's backups", async () => {
  await make();
  const [own] = await whole();
  const other = "11111111-2222-4333-8444-555555555555";
  const [list = ""] = await piecesOf(".list.");
  const theirs = list.replace(own?.house ?? "", other);
  await here.plan.place.put(theirs, readFileSync(inBackups(list)));
  await expect(newestBackup(here.plan.place)).rejects.toThrow("set HOUSE_ID to one of them");
  const digest = () =>
    createHash("sha256")
      .update(readFileSync(inBackups(theirs)))
      .digest("hex");
  const before = digest();
  here.clock.advance(hours(24));
  await make();
  expect(digest()).toBe(before);
  expect((await newestBackup(here.plan.place, own?.house)).house).toBe(own?.house);
});
