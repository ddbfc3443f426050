import type { BackupName } from "./names.ts";

const DAY_MS = 86_400_000;

/**
 * The backups that stay: the newest of each of so many days and of each of so many weeks, and always the newest of all.
 * Counted are days and weeks that have a backup. So neither a clock that jumps ahead nor a house that stood still for a
 * month costs one.
 */
export function toKeep(
  newestFirst: readonly BackupName[],
  dayOf: (at: Date) => string,
  { keepDays, keepWeeks }: { keepDays: number; keepWeeks: number },
): BackupName[] {
  const days = newestOfEach(newestFirst, ({ at }) => dayOf(at), keepDays);
  const weeks = newestOfEach(newestFirst, ({ at }) => mondayOf(dayOf(at)), keepWeeks);
  return newestFirst.filter((backup, place) => place === 0 || days.has(backup) || weeks.has(backup));
}

function newestOfEach(newestFirst: readonly BackupName[], spanOf: (backup: BackupName) => string, most: number) {
  const newest = new Map<string, BackupName>();
  for (const backup of newestFirst) {
    const span = spanOf(backup);
    if (!newest.has(span) && newest.size < most) newest.set(span, backup);
  }
  return new Set(newest.values());
}

/** The Monday of a day's week. */
function mondayOf(day: string): string {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const sinceMonday = (new Date(noon).getUTCDay() + 6) % 7;
  return new Date(noon - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}
