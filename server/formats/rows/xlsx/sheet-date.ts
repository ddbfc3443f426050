import type { Shown } from "./cell-styles.ts";

const DAY = 86_400_000;
/** The days of a date system begin here; the older one holds a day that never was, 29 February 1900. */
const begin1900 = Date.UTC(1899, 11, 30);
const begin1904 = Date.UTC(1904, 0, 1);
const NO_SUCH_DAY = 60;
const NOISE = 1e-9;
const LAST_DAY = 2_958_465;

/** The day of a date cell as `2026-11-22`, with its time if the cell shows one; null if there is no such day. */
export function sheetDate(text: string, shown: Shown, is1904: boolean): string | null {
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0 || value > LAST_DAY + 1) return null;
  // To the second: the rest is the noise of a fraction. A format without time shows the day that has begun.
  const moment = shown === "date" ? Math.floor(value + NOISE) * DAY : Math.round(value * 86_400) * 1_000;
  if (shown === "time" && value < 1) return timeOf(moment);
  if (!is1904 && Math.floor(value) === NO_SUCH_DAY) return null;
  const isBeforeIt = !is1904 && value < NO_SUCH_DAY;
  const at = new Date((is1904 ? begin1904 : begin1900) + moment + (isBeforeIt ? DAY : 0));
  const [day = ""] = at.toISOString().split("T");
  return moment % DAY === 0 ? day : `${day}T${timeOf(moment % DAY)}`;
}

/** The day of a cell that says it by itself (ISO 8601). */
export const isoDay = (text: string): string => text.replace(/T00:00(:00(\.0+)?)?Z?$/, "");

const timeOf = (moment: number) => new Date(moment).toISOString().slice(11, 19);
