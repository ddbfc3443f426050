import { DAY, hoursBefore } from "../demo-steps.ts";
import type { Dice } from "../stones/dice.ts";
import { weighted } from "../stones/dice.ts";

const HOUR = 3_600_000;
const DAYS = 365;
/** The hours from the first act of the year to the house's opening. */
export const YEAR: number = (DAYS + 1) * DAY;

/** The business of each month, from January: the shows of March, June, September and November, and a quiet summer. */
const months = [0.8, 1, 1.9, 1, 0.9, 1.7, 0.5, 0.4, 1.9, 1.1, 1.8, 1.2];
const weekdays = [0.05, 1, 1.1, 1.2, 1.1, 0.9, 0.05]; // from Sunday
const SHOW = 1.5;
const workingHours = weighted([8, 9, 10, 11, 12, 13, 14, 15, 16].map((hour) => [hour, hour === 12 ? 0.4 : 1] as const));

const busy = (day: Date) => months[day.getUTCMonth()] ?? 0;
/** True on the days of a month with a show. */
export const isShow = (now: Date, hoursAgo: number): boolean => busy(hoursBefore(now, hoursAgo)) > SHOW;

/** Moments of the year up to yesterday, in hours before now, the earliest first: more in a busy month, on a working day. */
export function yearMoments(now: Date, count: number, dice: Dice): number[] {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const days = weighted(
    Array.from({ length: DAYS }, (_, back) => {
      const day = new Date(midnight - (back + 1) * DAY * HOUR);
      return [day, busy(day) * (weekdays[day.getUTCDay()] ?? 0)] as const;
    }),
  );
  const moment = () => dice.pick(days).getTime() + (dice.pick(workingHours) + dice.roll()) * HOUR;
  return Array.from({ length: count }, () => (now.getTime() - moment()) / HOUR).sort((one, other) => other - one);
}
