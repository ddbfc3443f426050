import { CronExpressionParser } from "cron-parser";
import { firingPattern, readSchedule, type Schedule } from "#domain/schedule.ts";
import { momentIn } from "./time-zone.ts";

/**
 * The next moments of a schedule after this one, in the house's time zone. What is shown and what fires is worked out
 * here, by the library that the queue of jobs fires by too (decision 0068).
 */
export function nextRuns(schedule: Schedule, timeZone: string, after: Date, count: number): Date[] {
  // The library takes a time that summer time leaves out for over once the clock is past it, but runs it an hour later.
  const anHourBefore = new Date(after.getTime() - 3_600_000);
  const runs = CronExpressionParser.parse(firingPattern(schedule), { tz: timeZone, currentDate: anHourBefore });
  const isEveryHour = schedule.kind === "interval" && schedule.hours === 1;
  const next = (): Date => {
    const run = runs.next().toDate();
    return run > after && (isEveryHour || !isRepeated(run, timeZone)) ? run : next();
  };
  return Array.from({ length: count }, next);
}

/** The minutes by which clocks of the world go back. */
const setBack = [30, 60];

/** True in the second pass of the time that a clock shows twice when summer time ends: its run was in the first. */
const isRepeated = (run: Date, timeZone: string): boolean =>
  setBack.some((minutes) => momentIn(timeZone, new Date(run.getTime() - minutes * 60_000)) === momentIn(timeZone, run));

/** A run has come due that was not followed yet. A text that is no schedule is never due. */
export function isDue(followed: { schedule: string | null; due_from: Date }, timeZone: string, now: Date): boolean {
  const read = followed.schedule === null ? undefined : readSchedule(followed.schedule);
  if (!read || "fault" in read) return false;
  const [next] = nextRuns(read.schedule, timeZone, followed.due_from, 1);
  return next !== undefined && next <= now;
}
