import { scheduleText } from "#domain/schedule.ts";
import { type Backups, backupsOf } from "../db/queries/backups.ts";
import { nextRuns } from "../ground/next-runs.ts";
import type { House } from "../house/house.ts";

const HOUR_MS = 3_600_000;

export type BackupStanding = Backups & {
  place: string;
  schedule: string;
  keep_days: number;
  keep_weeks: number;
  next_at: string;
  is_overdue: boolean;
};

/** How the planned backups stand; null for a house without them. */
export async function standingOf(
  house: Pick<House, "db" | "backups" | "timeZone" | "now">,
): Promise<BackupStanding | null> {
  const { db, backups, timeZone, now } = house;
  if (!backups) return null;
  const known = await backupsOf(db);
  const next = dueAt(known, backups.schedule, timeZone, now());
  return {
    ...known,
    place: backups.place.says,
    schedule: scheduleText(backups.schedule),
    keep_days: backups.keepDays,
    keep_weeks: backups.keepWeeks,
    next_at: next.toISOString(),
    is_overdue: now().getTime() - next.getTime() > HOUR_MS,
  };
}

/** When a backup is due: at once if there is none, or if the clock went back behind the last one. */
export function dueAt(
  { last }: Backups,
  schedule: NonNullable<House["backups"]>["schedule"],
  timeZone: string,
  now: Date,
): Date {
  const since = last && new Date(last.at);
  if (!since || since > now) return now;
  return nextRuns(schedule, timeZone, since, 1)[0] ?? now;
}
