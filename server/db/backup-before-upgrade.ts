import fs from "node:fs";
import path from "node:path";
import type { Log } from "../ground/log.ts";
import { backUpRunning } from "./backup.ts";

/** The backups of this kind that stay: the last upgrade and the one before it. */
const KEPT = 2;
const NAME = /^before-.*\.tar$/;

type Upgrade = { adminUrl: string; dataDir: string /** The first migration that is new. */; first: string; log: Log };

/**
 * Copies the embedded database into `DATA_DIR/before-upgrade` before a newer portal changes its tables. Without the copy
 * nothing is changed.
 */
export async function backUpBeforeUpgrade({ adminUrl, dataDir, first, log }: Upgrade): Promise<void> {
  const folder = path.join(dataDir, "before-upgrade");
  const at = new Date().toISOString().replaceAll(/[:.]/g, "-");
  const to = path.join(folder, `before-${path.basename(first, ".sql")}-${at}.tar`);
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    const bytes = await backUpRunning(adminUrl, to);
    log.info(`${to} holds the database as it was before this upgrade (${Math.ceil(bytes / 1e6)} MB)`);
  } catch (error) {
    const why = (error as Error).message;
    throw new Error(
      `no backup could be made before the upgrade, so nothing was changed: ${why}. UPGRADE_WITHOUT_BACKUP=true goes on without`,
      { cause: error },
    );
  }
  const made = (name: string) => fs.statSync(path.join(folder, name)).mtimeMs;
  const older = fs.readdirSync(folder).filter((name) => NAME.test(name));
  const gone = older.toSorted((a, b) => made(b) - made(a)).slice(KEPT);
  for (const name of gone) fs.rmSync(path.join(folder, name));
}
