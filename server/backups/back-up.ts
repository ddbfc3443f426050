import { backupsOf } from "../db/queries/backups.ts";
import type { House } from "../house/house.ts";
import type { Job } from "../house/job.ts";
import { makePlannedBackup } from "./make-backup.ts";
import { nextTryAt } from "./standing-of.ts";

/** The clock of planned backups: it makes the one that is due. Those that were missed are made up by one. */
export const backUp: Job<Record<never, never>> = {
  name: "backUp",
  atOnce: 1,
  retries: 0, // its own next run tries again
  longestSeconds: 23 * 3600,
  schedule: "*/10 * * * *",
  async run(_, { house, signal }) {
    if (house.backups && (await isBackupDue(house))) await makePlannedBackup(house, house.backups, { signal });
  },
};

/** A backup is due, and nobody makes one at this moment. */
export async function isBackupDue({ db, backups, timeZone, now }: House): Promise<boolean> {
  if (!backups) return false;
  const time = now();
  return nextTryAt(await backupsOf(db), backups.schedule, timeZone, time) <= time;
}
