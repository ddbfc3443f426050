/**
 * `npm run backup:restore [-- --backup NAME] [--force]`: restores the newest planned backup of `BACKUP_TO`, or the named
 * one, as the data of the portal: database, files and keys. `--force` moves the old database aside.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { newestBackup } from "#server/backups/backup-list.ts";
import { backupsIn, baseOf } from "#server/backups/names.ts";
import { placeOf } from "#server/backups/plan-backups.ts";
import { restoreBackup } from "#server/backups/restore-backup.ts";
import { chooseDataDir } from "#server/db/embedded/data-dir.ts";
import { readEnvironment } from "#server/environment.ts";
import { folderStore } from "#server/files/folder-store.ts";
import { s3Store } from "#server/files/s3-store.ts";
import { projectFolder } from "#server/ground/project-folder.ts";
import { runTool } from "./run-tool.ts";

await runTool("npm run backup:restore [-- --backup NAME] [--force]", async (log) => {
  const options = { backup: { type: "string" }, force: { type: "boolean" } } as const;
  const { backup: wish, force = false } = parseArgs({ options }).values;
  const env = readEnvironment(process.env);
  if (!env.backups) throw new Error("BACKUP_TO and BACKUP_KEY say where the backup is, and what opens it: set both");
  const dataDir = chooseDataDir({ ...(env.dataDir && { wish: env.dataDir }), project: projectFolder, log });
  const means = { place: placeOf(env.backups.to), key: env.backups.key };
  const named = wish && backupsIn(await means.place.list()).find((one) => baseOf(one) === wish);
  if (wish && !named)
    throw new Error(`${means.place.says} holds no whole backup ${wish}: npm run backup -- --list names them`);
  const backup = named || (await newestBackup(means.place, env.houseId));
  const files = env.s3 ? s3Store(env.s3) : folderStore(env.filesDir ?? path.join(dataDir, "files"));
  const { movedTo } = await restoreBackup(means, backup, { dataDir, files, force, log });
  if (movedTo) log.info(`the previous data is in ${movedTo}`);
  log.info(`${dataDir} holds the house of ${backup.at.toISOString()}`);
});
