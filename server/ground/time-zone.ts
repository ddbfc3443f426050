/** True for the name of a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const calendars = new Map<string, Intl.DateTimeFormat>();

/** The day of a moment in the house's time zone, as `YYYY-MM-DD`. */
export function dayIn(timeZone: string, moment: Date): string {
  const calendar =
    calendars.get(timeZone) ??
    new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  calendars.set(timeZone, calendar); // making one costs more than a row of a file
  return calendar.format(moment);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** A moment in the house's time zone, as `YYYY-MM-DD HH:MM`. */
export function momentIn(timeZone: string, moment: Date): string {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
  clocks.set(timeZone, clock);
  return `${dayIn(timeZone, moment)} ${clock.format(moment)}`;
}

/** The hour of a moment in the house's time zone, from 0 to 23. */
export const hourIn = (timeZone: string, moment: Date): number =>
  Number(new Intl.DateTimeFormat("en", { timeZone, hour: "2-digit", hourCycle: "h23" }).format(moment));

/** The beginning of a day in the house's time zone: its first moment there. */
export function dayStart(timeZone: string, day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // An offset is at most 14 hours: the moment lies in a window around midnight in UTC, at a whole minute.
  let early = midnight - 15 * 3_600_000;
  let late = midnight + 15 * 3_600_000;
  while (late - early > 60_000) {
    const middle = early + Math.floor((late - early) / 120_000) * 60_000;
    if (dayIn(timeZone, new Date(middle)) < day) early = middle;
    else late = middle;
  }
  return new Date(late);
}

/** The day a number of days earlier. */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
