import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { folderPlace } from "#server/backups/folder-place.ts";
import { openDatabase } from "#server/db/open.ts";
import { folderStore } from "#server/files/folder-store.ts";
import { insistOnSameHouse } from "#server/files/same-house.ts";
import { projectFolder } from "#server/ground/project-folder.ts";
import type { BackupPlan } from "#server/house/backup-plan.ts";
import { inTransaction } from "#server/house/unit-of-work.ts";
import { seedHouse } from "#server/seed/house.ts";
import { origin } from "../../tools/administrator.ts";
import { Clock } from "./clock.ts";
import { RecordedJobs } from "./recorded-jobs.ts";
import { silent } from "./silent-log.ts";
import { testHouse } from "./test-house.ts";

export const backupKey = Buffer.alloc(32, 3);

/** A house on an embedded database in this folder, with a plan of backups into `backups` beside it. */
export async function plannedHouse(folder: string) {
  const dataDir = path.join(folder, "data");
  const database = await openDatabase({
    dataDir,
    migrations: path.join(projectFolder, "server/db/migrations"),
    log: silent,
  });
  const clock = new Clock();
  const files = folderStore(path.join(dataDir, "files"));
  const backups = path.join(folder, "backups");
  mkdirSync(backups);
  const plan: BackupPlan = {
    place: folderPlace(backups),
    key: backupKey,
    schedule: { kind: "time", hour: 2, minute: 30, day: null },
    keepDays: 3,
    keepWeeks: 0,
    dataDir,
    houseKeys: {
      "kyc-key": Buffer.alloc(32, 1).toString("base64"),
      "audit-key": Buffer.alloc(32, 2).toString("base64"),
    },
  };
  const jobs = new RecordedJobs();
  const house = testHouse({ pool: database.pool, jobs, files, now: clock.now, backups: plan });
  await insistOnSameHouse(house, {
    expected: undefined,
    isWithoutFiles: false,
    filesPlace: dataDir,
    insistOnPlace: () => undefined,
  });
  await inTransaction(house, origin, seedHouse);
  return { house, jobs, plan, clock, dataDir, backups, stop: () => database.stop() };
}

/** A file that a row of the house refers to. Answers its name. */
export async function addFile({ house, dataDir }: Awaited<ReturnType<typeof plannedHouse>>, bytes: Buffer | string) {
  const name = `${randomBytes(16).toString("hex")}.png`;
  const source = path.join(dataDir, "draft");
  writeFileSync(source, bytes);
  await house.files.put(name, source, "image/png");
  const row = { name, original_name: "logo.png", media_type: "image/png", bytes: bytes.length, sha256: "0".repeat(64) };
  await house.db.insertInto("stored_file").values(row).execute();
  return name;
}
