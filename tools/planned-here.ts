import { mkdirSync } from "node:fs";
import { planBackups } from "#server/backups/plan-backups.ts";
import { chooseDataDir } from "#server/db/embedded/data-dir.ts";
import { type Environment, readEnvironment } from "#server/environment.ts";
import type { Log } from "#server/ground/log.ts";
import { projectFolder } from "#server/ground/project-folder.ts";
import type { BackupPlan } from "#server/house/backup-plan.ts";

/** The planned backups of this environment, for a command. */
export function plannedHere(log: Log): { env: Environment; dataDir: string; plan: BackupPlan } {
  const env = readEnvironment(process.env);
  const dataDir = chooseDataDir({ ...(env.dataDir && { wish: env.dataDir }), project: projectFolder, log });
  mkdirSync(dataDir, { recursive: true });
  const plan = planBackups(env, dataDir);
  if (!plan) throw new Error("no backups are planned: set BACKUP_TO and BACKUP_KEY as the portal has them");
  return { env, dataDir, plan };
}
