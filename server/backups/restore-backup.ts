import { createWriteStream, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { restore } from "../db/backup-restore.ts";
import { makeFolder } from "../db/embedded/folders.ts";
import type { Log } from "../ground/log.ts";
import type { BackupPlace } from "../house/backup-plan.ts";
import type { FileStore } from "../house/ports.ts";
import { type BackupList, readList } from "./backup-list.ts";
import { type BackupName, baseOf, databaseOf, fileOf } from "./names.ts";
import { readSealed } from "./pieces.ts";

type Means = { place: BackupPlace; key: Buffer };
type Target = { dataDir: string; files: FileStore; log: Log /** True to move existing data aside. */; force?: boolean };
export type Restored = { list: BackupList; movedTo?: string };

/**
 * Restores a planned backup: files, database and the house's keys. Everything of the database is read and proven before
 * any data moves, and files only ever come in addition. Answers the folder that now holds the earlier data.
 */
export async function restoreBackup(means: Means, backup: BackupName, target: Target): Promise<Restored> {
  const { dataDir, log } = target;
  const list = await readList(means, backup);
  makeFolder(dataDir);
  const folder = mkdtempSync(path.join(dataDir, "restore-"));
  try {
    const tar = path.join(folder, "database.tar");
    await pipeline(
      readSealed(means, databaseOf(backup), list.database.pieces),
      createWriteStream(tar, { mode: 0o600 }),
    );
    log.info(`the database of ${baseOf(backup)} is whole`);
    await bringFiles(means, { backup, list, files: target.files, draft: path.join(folder, "file") });
    log.info(`${list.files.length} files are in their place`);
    const { movedTo } = await restore({ dataDir, from: tar, force: target.force ?? false, log });
    for (const [file, key] of Object.entries(list.houseKeys)) putKey(path.join(dataDir, file), key);
    return { list, ...(movedTo !== undefined && { movedTo }) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Bringing = { backup: BackupName; list: BackupList; files: FileStore; draft: string };

async function bringFiles(means: Means, { backup, list, files, draft }: Bringing) {
  for (const { name, pieces } of list.files) {
    const present = await files.open(name);
    present?.destroy();
    if (present) continue;
    const sealed = readSealed(means, fileOf(backup.house, backup.keyName, name), pieces);
    await pipeline(sealed, createWriteStream(draft, { mode: 0o600 }));
    await files.put(name, draft, "application/octet-stream");
  }
}

/** Puts a key where a house looks for it. Another one that lies there is moved aside, never lost. */
function putKey(file: string, key: string) {
  const now = existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
  if (now === key) return;
  if (now !== undefined) renameSync(file, `${file}-before-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`);
  writeFileSync(file, `${key}\n`, { mode: 0o600, flag: "wx" });
}
