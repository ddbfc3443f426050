import { CronExpressionParser } from "cron-parser";
import { firingPattern, readSchedule, type Schedule } from "#domain/schedule.ts";

/**
 * The next moments of a schedule after this one, in the house's time zone. What is shown and what fires is worked out
 * here, by the library that the queue of jobs fires by too (decision 0068).
 */
export function nextRuns(schedule: Schedule, timeZone: string, after: Date, count: number): Date[] {
  const runs = CronExpressionParser.parse(firingPattern(schedule), { tz: timeZone, currentDate: after });
  return Array.from({ length: count }, () => runs.next().toDate());
}

/** A run has come due that was not followed yet. A text that is no schedule is never due. */
export function isDue(followed: { schedule: string | null; due_from: Date }, timeZone: string, now: Date): boolean {
  const read = followed.schedule === null ? undefined : readSchedule(followed.schedule);
  if (!read || "fault" in read) return false;
  const [next] = nextRuns(read.schedule, timeZone, followed.due_from, 1);
  return next !== undefined && next <= now;
}
