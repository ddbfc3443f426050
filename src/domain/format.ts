/** The form of values on a screen: spec §9. */

/** The sign for a missing value. */
export const dash = "–";

const decimals = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const limits = new Intl.NumberFormat("en-US", { maximumFractionDigits: 6 });
const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** A true minus is as wide as a digit, so that columns of discounts stay aligned; −0 has no sign. */
const trueMinus = (text: string) => (/^-[0.,]+$/.test(text) ? text.slice(1) : text.replace("-", "−"));

type Maybe<T> = T | null | undefined;

/** Two decimals and thousands by comma, a dash when there is no number: 1,234.50. */
export const number2 = (value: Maybe<number>) =>
  value == null || Number.isNaN(value) ? dash : trueMinus(decimals.format(value));

/** Pieces, rows, people: whole, thousands by comma. */
export const count = (value: Maybe<number>) =>
  value == null || Number.isNaN(value) ? dash : trueMinus(whole.format(value));

/** A limit in a sentence, with all of its decimals and thousands by comma: 0.01, 20,000,000. */
export const exact = (value: number) => limits.format(value);

/** A number with its noun, one word for one and another for more: "1 step", "2,000 steps". */
export const counted = (n: number, one: string, many: string): string => `${count(n)} ${n === 1 ? one : many}`;

/** A sum that stands alone carries its "$"; in a column the unit is in the head. */
export function usd(value: Maybe<number>) {
  const text = number2(value);
  if (text === dash) return dash;
  return text.startsWith("−") ? `−$${text.slice(1)}` : `$${text}`;
}

/** Gains and losses carry a sign and no colour: +1.20, −0.75, 0.00. */
export function signed2(value: Maybe<number>) {
  const text = number2(value);
  return value != null && value > 0 && text !== "0.00" ? `+${text}` : text;
}

/** Text, or the dash when there is none. */
export const textOf = (value: Maybe<string>) => (value == null || value.trim() === "" ? dash : value);

/** A moment is RFC 3339 as the wire has it, or a Date; a day is `YYYY-MM-DD` and never shifts. */
export type Moment = Maybe<string | Date>;

const dayOnly = /^(\d{4})-(\d{2})-(\d{2})$/;
const clocks = new Map<string, Intl.DateTimeFormat>();

function clock(timeZone: string | undefined) {
  const key = timeZone ?? "";
  const known = clocks.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  clocks.set(key, made);
  return made;
}

function parts(moment: Moment, timeZone: string | undefined) {
  if (moment == null || moment === "") return null;
  const date = typeof moment === "string" ? new Date(moment) : moment;
  if (Number.isNaN(date.getTime())) return null;
  const part = Object.fromEntries(
    clock(timeZone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${part.day}/${part.month}/${part.year}`,
    hour: Number(part.hour),
    minute: part.minute ?? "00",
    second: part.second ?? "00",
  };
}

/** 20/11/2026, for a day or the day of a moment. */
export function formatDate(moment: Moment, timeZone?: string) {
  const day = typeof moment === "string" ? dayOnly.exec(moment) : null;
  if (day) return `${day[3]}/${day[2]}/${day[1]}`;
  return parts(moment, timeZone)?.day ?? dash;
}

/** 20/11/2026 | 14:32, for lists and histories. */
export function formatDateTime(moment: Moment, timeZone?: string) {
  const at = parts(moment, timeZone);
  return at ? `${at.day} | ${String(at.hour).padStart(2, "0")}:${at.minute}` : dash;
}

/** 20/11/2026 | 14:32:07, where acts are seconds apart and their order matters. */
export function formatMoment(moment: Moment, timeZone?: string) {
  const at = parts(moment, timeZone);
  return at ? `${formatDateTime(moment, timeZone)}:${at.second}` : dash;
}

/** 20/11/2026 02:32 PM, where one date stands alone in a sentence or a document. */
export function formatDateTime12(moment: Moment, timeZone?: string) {
  const at = parts(moment, timeZone);
  if (!at) return dash;
  const hour = String(at.hour % 12 === 0 ? 12 : at.hour % 12).padStart(2, "0");
  return `${at.day} ${hour}:${at.minute} ${at.hour < 12 ? "AM" : "PM"}`;
}

/** A time inside a sentence: at 14:32, or for another day on 20/11/2026 at 14:32. */
export function formatWhen(moment: Moment, now: Date, timeZone?: string) {
  const at = parts(moment, timeZone);
  if (!at) return dash;
  const time = `at ${String(at.hour).padStart(2, "0")}:${at.minute}`;
  return at.day === parts(now, timeZone)?.day ? time : `on ${at.day} ${time}`;
}

const dayFirst = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/;
const yearFirst = /^(\d{4})-(\d{2})-(\d{2})$/;
/** The years in which something of the house may happen. Another one is a slip of the keys. */
const firstYear = "1900";
const lastYear = "2199";

/** `5-11-2026`, `05/11/2026` and `2026-11-05` become `2026-11-05`. Null for a day outside the calendar, such as 31-02-2026. */
export function parseDay(text: string) {
  const plain = text.trim();
  const [, d, m, y] = dayFirst.exec(plain) ?? [];
  const [, year = y ?? "", month = m ?? "", day = d ?? ""] = yearFirst.exec(plain) ?? [];
  if (year < firstYear || year > lastYear) return null;
  const iso = [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

const minute = 60_000;
const hour = 60 * minute;

/** spec §9: anything older than 24 hours is flagged. */
export const isOlderThanADay = (since: string | Date, now: Date) =>
  now.getTime() - new Date(since).getTime() > 24 * hour;

/** The time that something has waited: 41 min, 27 h, and from two days on 9 d. */
export function formatWaiting(since: string | Date, now: Date) {
  const passed = Math.max(0, now.getTime() - new Date(since).getTime());
  if (passed < hour) return `${Math.floor(passed / minute)} min`;
  if (passed < 48 * hour) return `${Math.floor(passed / hour)} h`;
  return `${Math.floor(passed / (24 * hour))} d`;
}

/** The time that is left: 41 h 12 min, 12 min, 42 s; null once the time has come. */
export function formatLeft(until: string, now: Date): string | null {
  const left = Date.parse(until) - now.getTime();
  if (left <= 0) return null;
  if (left < minute) return `${Math.ceil(left / 1000)} s`;
  if (left < hour) return `${Math.floor(left / minute)} min`;
  return `${Math.floor(left / hour)} h ${Math.floor((left % hour) / minute)} min`;
}

/** The days from a moment's day to another day, on this calendar; negative for an earlier day. */
export function daysUntil(day: string, now: Date): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.round((Date.parse(`${day}T00:00:00Z`) - today) / (24 * hour));
}
