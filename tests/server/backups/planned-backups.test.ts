import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newestBackup } from "#server/backups/backup-list.ts";
import { makePlannedBackup } from "#server/backups/make-backup.ts";
import { backupsIn } from "#server/backups/names.ts";
import { restoreBackup } from "#server/backups/restore-backup.ts";
import { openDatabase } from "#server/db/open.ts";
import { backupsOf, underBackupLock } from "#server/db/queries/backups.ts";
import { folderStore } from "#server/files/folder-store.ts";
import { projectFolder } from "#server/ground/project-folder.ts";
import { inTransaction } from "#server/house/unit-of-work.ts";
import { seedHouse } from "#server/seed/house.ts";
import { addFile, backupKey, plannedHouse } from "#support/planned-house.ts";
import { silent } from "#support/silent-log.ts";
import { makeFastThrowAwayDir } from "#support/throw-away.ts";
import { origin } from "../../../tools/administrator.ts";

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

test("a backup brings back rows, files and keys in a place that has nothing but its key", async () => {
  const name = await addFile(here, "a logo");
  expect(await make()).toBe(true);
  const dataDir = await restoreTo();
  const migrations = path.join(projectFolder, "server/db/migrations");
  const restored = await openDatabase({ dataDir, migrations, log: silent });
  const { rows } = await restored.pool.query("SELECT name FROM stored_file WHERE name = $1", [name]);
  await restored.stop();
  expect(rows).toEqual([{ name }]);
  const file = await folderStore(path.join(dataDir, "files")).open(name);
  expect(file && (await text(file))).toBe("a logo");
  expect(readFileSync(path.join(dataDir, "kyc-key"), "utf8").trim()).toBe(here.plan.houseKeys["kyc-key"]);
  expect(statSync(path.join(dataDir, "audit-key")).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir).sort()).toEqual(["audit-key", "files", "kyc-key", "postgres"]);
});

test("one flipped bit anywhere is refused, and no data comes of it", async () => {
  const name = await addFile(here, Buffer.alloc(100_000, 7));
  await make();
  for (const part of [name, ".database.00000", ".list.00000"]) {
    const [piece = ""] = await piecesOf(part);
    const bytes = readFileSync(inBackups(piece));
    const flipped = Buffer.from(bytes);
    flipped[60_000 % bytes.length] = (flipped[60_000 % bytes.length] ?? 0) ^ 8;
    writeFileSync(inBackups(piece), flipped);
    await expect(restoreTo(), part).rejects.toThrow("is damaged: its bytes are not those that were written");
    const data = path.join(folder, `restored-${tries - 1}`);
    expect(existsSync(data) ? readdirSync(data) : []).not.toContain("postgres");
    writeFileSync(inBackups(piece), bytes);
  }
  const [, second = ""] = await piecesOf(".database.");
  renameSync(inBackups(second), path.join(folder, "aside"));
  await expect(restoreTo()).rejects.toThrow(/is not whole: its piece 2 of \d+ is missing$/);
});

test("a portal that starts meanwhile does not wait for the end of a backup", async () => {
  const isMade = await underBackupLock(here.house.pool, () => inTransaction(here.house, origin, seedHouse));
  expect(isMade).toBe(true);
});

test("a stop in the middle leaves no failure to be told, and no backup", async () => {
  await expect(make({ signal: AbortSignal.abort() })).rejects.toThrow();
  expect(await whole()).toEqual([]);
  expect(await known()).toEqual({ last: null, failure: null, firstDueAt: null });
});
