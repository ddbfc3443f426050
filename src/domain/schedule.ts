/** The schedule of a feed or a stock list (spec §5): at a time of a day, or every so many hours from midnight. */
export type Schedule =
  /** `day` is 0 for Sunday to 6; null is every day. */
  { kind: "time"; hour: number; minute: number; day: number | null } | { kind: "interval"; hours: number };

export type ScheduleFault = "invalidTime" | "invalidDay" | "invalidHours" | "schedulePartsWrong" | "scheduleUnknown";

/** The days as a schedule writes them, from Sunday on. */
export const scheduleDays = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"] as const;
export const hoursMost = 24;

/** A time of day as people type it: `6:30`, `23:59`. Null for any other text. */
export function readTime(text: string): { hour: number; minute: number } | null {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(text.trim()) ?? [];
  return timeOf(wholeIn(hour, 23), wholeIn(minute, 59));
}

/** A day: 0 to 6, or SUN to SAT. Null for any other text. */
export function readDay(text: string): number | null {
  const named = scheduleDays.indexOf(text.trim().toUpperCase() as (typeof scheduleDays)[number]);
  return named >= 0 ? named : wholeIn(text.trim(), 6);
}

/** The hours of an interval: 0 to 24. Null for any other text. */
export const readHours = (text: string): number | null => wholeIn(text.trim(), hoursMost);

/**
 * Reads a stored schedule: five parts, as cron writes them, in one of the two forms that the house knows. Any other
 * pattern is refused, and never read as something near it.
 */
export function readSchedule(text: string): { schedule: Schedule } | { fault: ScheduleFault } {
  const parts = text.trim().split(/\s+/);
  if (parts.length !== 5) return { fault: "schedulePartsWrong" };
  const [minute = "", hour = "", dayOfMonth, month, day = ""] = parts;
  if (dayOfMonth !== "*" || month !== "*") return { fault: "scheduleUnknown" };
  if (hour.startsWith("*/")) {
    if (minute !== "0" || day !== "*") return { fault: "scheduleUnknown" };
    const hours = readHours(hour.slice(2));
    return hours === null ? { fault: "invalidHours" } : { schedule: { kind: "interval", hours } };
  }
  const time = timeOf(wholeIn(hour, 23), wholeIn(minute, 59));
  if (!time) return { fault: "invalidTime" };
  const onDay = day === "*" ? null : readDay(day);
  if (onDay === null && day !== "*") return { fault: "invalidDay" };
  return { schedule: { kind: "time", ...time, day: onDay } };
}

/** The five parts that are stored. */
export const scheduleText = (schedule: Schedule): string =>
  schedule.kind === "interval"
    ? `0 */${schedule.hours} * * *`
    : `${schedule.minute} ${schedule.hour} * * ${schedule.day ?? "*"}`;

/** The pattern by which a schedule fires. Cron knows no step of 0 or 24: both run once a day, at 00:00. */
export const firingPattern = (schedule: Schedule): string =>
  schedule.kind === "interval" && isOnceADay(schedule.hours) ? "0 0 * * *" : scheduleText(schedule);

/** The hours of an interval as they are shown: 0 shows as 24h (spec §5). */
export const hoursShown = (hours: number): string => `${hours || hoursMost}h`;

/** A schedule in words. */
export function scheduleWords(schedule: Schedule): string {
  if (schedule.kind === "interval") {
    return `Every ${hoursShown(schedule.hours)}, ${isOnceADay(schedule.hours) ? "at" : "counted from"} 00:00`;
  }
  return `${schedule.day === null ? "Every day" : `Every ${dayNames[schedule.day]}`} at ${clock(schedule)}`;
}

/** A time of day as a clock shows it. */
export const clock = ({ hour, minute }: { hour: number; minute: number }): string => `${two(hour)}:${two(minute)}`;

export const dayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

const isOnceADay = (hours: number) => hours === 0 || hours === hoursMost;
const two = (number: number) => String(number).padStart(2, "0");
const timeOf = (hour: number | null, minute: number | null) =>
  hour === null || minute === null ? null : { hour, minute };

function wholeIn(text: string | undefined, most: number): number | null {
  if (text === undefined || !/^\d{1,2}$/.test(text)) return null;
  return Number(text) <= most ? Number(text) : null;
}

/** The words of a schedule with the time zone of its clock: "Every Monday at 06:30 (Europe/Brussels)". */
export const inZone = (words: string, timeZone: string): string => `${words} (${timeZone})`;
