import { CronExpressionParser } from "cron-parser";
import { firingPattern, type Schedule } from "#domain/schedule.ts";

/**
 * The next moments of a schedule after this one, in the house's time zone. What is shown and what fires is worked out
 * here, by the library that the queue of jobs fires by too (decision 0068).
 */
export function nextRuns(schedule: Schedule, timeZone: string, after: Date, count: number): Date[] {
  const runs = CronExpressionParser.parse(firingPattern(schedule), { tz: timeZone, currentDate: after });
  return Array.from({ length: count }, () => runs.next().toDate());
}
