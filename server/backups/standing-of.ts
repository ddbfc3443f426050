import { scheduleText } from "#domain/schedule.ts";
import { type Backups, backupsOf } from "../db/queries/backups.ts";
import { nextRuns } from "../ground/next-runs.ts";
import type { HouseToRead } from "../house/context.ts";
import type { House } from "../house/house.ts";

const HOUR_MS = 3_600_000;
/** After a failure the next try is not before this. */
const PAUSE_MS = 30 * 60_000;

export type BackupStanding = Pick<Backups, "last" | "failure"> & {
  place: string;
  schedule: string;
  keep_days: number;
  keep_weeks: number;
  next_at: string;
  next_try_at: string;
  is_overdue: boolean;
};

/** The standing of the planned backups; null for a house without them. */
export async function standingOf(
  house: Pick<House, "db" | "timeZone" | "now"> & Pick<HouseToRead, "backups">,
): Promise<BackupStanding | null> {
  const { db, backups, timeZone, now } = house;
  if (!backups) return null;
  const known = await backupsOf(db);
  const next = dueAt(known, backups.schedule, timeZone, now());
  const nextTry = nextTryAt(known, backups.schedule, timeZone, now());
  return {
    last: known.last,
    failure: known.failure,
    place: backups.place.says,
    schedule: scheduleText(backups.schedule),
    keep_days: backups.keepDays,
    keep_weeks: backups.keepWeeks,
    next_at: next.toISOString(),
    next_try_at: nextTry.toISOString(),
    is_overdue: isOverdue(next, now()),
  };
}

/** A backup that was due then is late by now. */
export const isOverdue = (due: Date, now: Date): boolean => now.getTime() - due.getTime() > HOUR_MS;

/**
 * The moment in which a backup is due. Without any it is the one from which the first is waited for. After a clock that
 * went back it is now.
 */
export function dueAt(
  { last, firstDueAt }: Backups,
  schedule: NonNullable<House["backups"]>["schedule"],
  timeZone: string,
  now: Date,
): Date {
  const since = last ? new Date(last.at) : firstDueAt ? new Date(firstDueAt) : now;
  if (since > now) return now;
  if (!last) return since;
  return nextRuns(schedule, timeZone, since, 1)[0] ?? now;
}

/** The next try begins when a backup is due, and some time after a failure. */
export function nextTryAt(
  known: Backups,
  schedule: NonNullable<House["backups"]>["schedule"],
  timeZone: string,
  now: Date,
): Date {
  const due = dueAt(known, schedule, timeZone, now);
  const failedAt = known.failure && new Date(known.failure.at);
  if (!failedAt || failedAt > now) return due;
  return new Date(Math.max(due.getTime(), failedAt.getTime() + PAUSE_MS));
}
