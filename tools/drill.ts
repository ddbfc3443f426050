/**
 * `npm run drill [-- --in FOLDER]`: restores the newest planned backup elsewhere, or one that it makes if none are
 * planned, and compares it with the house: every row, the log, all files. The portal may run. Exit code 1 if anything is
 * missing or different.
 */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { newestBackup } from "#server/backups/backup-list.ts";
import { type BackupSettings, placeOf } from "#server/backups/plan-backups.ts";
import { restoreBackup } from "#server/backups/restore-backup.ts";
import { backUp } from "#server/db/backup.ts";
import { restore } from "#server/db/backup-restore.ts";
import { chooseDataDir } from "#server/db/embedded/data-dir.ts";
import { oldestWriter } from "#server/db/queries/compare-copies.ts";
import { keepDrill } from "#server/db/queries/drills.ts";
import { identityOf } from "#server/db/queries/house-identity.ts";
import { readEnvironment } from "#server/environment.ts";
import { type Comparison, compareHouses } from "#server/evidence/compare-houses.ts";
import { folderStore } from "#server/files/folder-store.ts";
import type { Log } from "#server/ground/log.ts";
import type { House } from "#server/house/house.ts";
import { inHouseOf, inOrBesideHouse } from "./quiet-house.ts";
import { runTool } from "./run-tool.ts";

const MS = 1000;
const SHOWN = 20;

await runTool("npm run drill [-- --in FOLDER]", async (log) => {
  const { in: place = tmpdir() } = parseArgs({ options: { in: { type: "string" } } }).values;
  if (process.env.DATABASE_URL)
    throw new Error("this command is for the embedded database: drill the one of DATABASE_URL with its own tools");
  const dataDir = chooseDataDir({ ...(process.env.DATA_DIR && { wish: process.env.DATA_DIR }), log });
  const folder = mkdtempSync(path.join(place, "loupe-drill-"));
  chmodSync(folder, 0o711); // As root the database runs as another user, who has to enter.
  try {
    await inOrBesideHouse(log, (house) => drill(house, { dataDir, folder, log }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

async function drill(house: House, { dataDir, folder, log }: { dataDir: string; folder: string; log: Log }) {
  const began = performance.now();
  const copy = path.join(folder, "house");
  const { backups } = readEnvironment(process.env);
  const { since, files } = backups
    ? await restoreNewest(house, backups, { copy, log })
    : await restoreFresh(house, { dataDir, folder, copy, log });
  let compared: Comparison | undefined;
  await inHouseOf(copy, log, async (restored) => {
    compared = await compareHouses(house, restored, { since, files: files ?? house.files });
  });
  if (!compared) throw new Error("nothing was compared");
  const { tables, rows, stones, entries, files: fileCount, faults } = compared;
  const seconds = Math.round((performance.now() - began) / MS);
  await keepDrill(house.db, {
    at: house.now().toISOString(),
    seconds,
    stones,
    entries,
    files: fileCount,
    faults: faults.length,
  });
  log.info(
    `compared ${rows} rows of ${tables} tables (${stones} stones), ${entries} entries, ${fileCount} files; ${seconds} s`,
  );
  for (const fault of faults.slice(0, SHOWN)) log.error(fault);
  if (faults.length > SHOWN) log.error(`and ${faults.length - SHOWN} more`);
  if (faults.length > 0) process.exitCode = 1;
  else log.info("the backup holds everything, and its log verifies");
}

type Target = { copy: string; log: Log };

/** Restores the newest planned backup by the code of `npm run backup:restore`, its files with it. */
async function restoreNewest(house: House, { to, key }: BackupSettings, { copy, log }: Target) {
  const means = { place: placeOf(to), key };
  const backup = await newestBackup(means.place, (await identityOf(house.db))?.house);
  log.info(`the newest planned backup is of ${backup.at.toISOString()}`);
  const files = folderStore(path.join(copy, "files"));
  const { list } = await restoreBackup(means, backup, { dataDir: copy, files, log });
  return { since: list.since, files };
}

/** Makes a backup and restores it, by the code of `npm run db:backup` and `db:restore`. */
async function restoreFresh(
  house: House,
  { dataDir, folder, copy, log }: Target & { dataDir: string; folder: string },
) {
  const since = await oldestWriter(house.db);
  const backup = path.join(folder, "house.tar");
  const bytes = await backUp({ dataDir, to: backup, log });
  log.info(`backed up, ${Math.ceil(bytes / 1e6)} MB`);
  await restore({ dataDir: copy, from: backup, log });
  return { since, files: undefined };
}
