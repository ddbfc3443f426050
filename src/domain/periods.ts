/** Days of the house, both included. */
export type DaySpan = { from: string; to: string };
export type Quarter = DaySpan & { name: string };

/** The first day that a period may name: calendars of databases and of programs differ about those of long ago. */
export const firstDay = "1900-01-01";

const lastDays = ["03-31", "06-30", "09-30", "12-31"];
const firstDays = ["01-01", "04-01", "07-01", "10-01"];

/** The quarter of a name such as `2026-Q4`; undefined if there is no such quarter. */
export function quarterNamed(name: string): Quarter | undefined {
  const [, year = "", number = ""] = /^(\d{4})-Q([1-4])$/.exec(name) ?? [];
  if (year === "" || year < firstDay.slice(0, 4)) return undefined;
  const at = Number(number) - 1;
  return { name, from: `${year}-${firstDays[at]}`, to: `${year}-${lastDays[at]}` };
}

/** The name of the quarter that a day lies in. */
export const quarterOf = (day: string): string =>
  `${day.slice(0, 4)}-Q${Math.floor((Number(day.slice(5, 7)) - 1) / 3) + 1}`;

/** The quarter before another. That before the first one is empty: nothing happened there. */
export function quarterBefore({ name }: Quarter): Quarter {
  const [year, number] = [Number(name.slice(0, 4)), Number(name.slice(6))];
  const before = number === 1 ? `${year - 1}-Q4` : `${year}-Q${number - 1}`;
  const at = number === 1 ? 3 : number - 2;
  return { name: before, from: `${before.slice(0, 4)}-${firstDays[at]}`, to: `${before.slice(0, 4)}-${lastDays[at]}` };
}

const dayMs = 86_400_000;
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The day a number of days later. */
export const daysAfter = (day: string, days: number): string =>
  new Date(timeOf(day) + days * dayMs).toISOString().slice(0, 10);

/** The days from one day to another. */
export const daysBetween = (from: string, to: string): number => Math.round((timeOf(to) - timeOf(from)) / dayMs);

/** The same day a number of years earlier, or the last of its month. */
export const yearsBefore = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) - years).padStart(4, "0")}${day.endsWith("02-29") ? "-02-28" : day.slice(4)}`;
