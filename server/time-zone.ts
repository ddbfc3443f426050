/** Is this the name of a time zone? */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const calendars = new Map<string, Intl.DateTimeFormat>();

/** Which day a moment is in the house, as `YYYY-MM-DD`. */
export function dayIn(timeZone: string, moment: Date): string {
  const calendar =
    calendars.get(timeZone) ??
    new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  calendars.set(timeZone, calendar); // making one costs more than a row of a file
  return calendar.format(moment);
}
