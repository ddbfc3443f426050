import { periodYearsMost } from "#domain/limits.ts";
import { messages } from "#domain/messages.ts";
import { type DaySpan, firstDay, type Quarter, quarterNamed, quarterOf, yearsBefore } from "#domain/periods.ts";
import { Problem } from "../ground/problem.ts";
import { dayIn, daysBefore } from "../ground/time-zone.ts";
import type { Reading } from "../house/context.ts";

type Asked = { startDate?: string | undefined; endDate?: string | undefined };
type Refusal = "rangeUpsideDown" | "periodTooLong" | "dayTooEarly" | "quarterUnknown";

export const todayOf = ({ house, now }: Pick<Reading, "house" | "now">): string => dayIn(house.timeZone, now);

/** The days that figures are asked for; without a beginning so many before the end, without an end those up to today. */
export function spanOf(ctx: Reading, asked: Asked, { days, at }: { days: number; at: "/query" | "/data" }): DaySpan {
  const { startDate, endDate } = asked;
  const to = endDate ?? later(todayOf(ctx), startDate);
  if (to < firstDay) throw refused("dayTooEarly", `${at}/endDate`);
  const from = startDate ?? daysBefore(to, days - 1);
  if (from > to) throw refused("rangeUpsideDown", `${at}/endDate`);
  if (from < yearsBefore(to, periodYearsMost)) throw refused("periodTooLong", `${at}/startDate`);
  if (from < firstDay) throw refused("dayTooEarly", `${at}/startDate`);
  return { from, to };
}

const later = (day: string, other: string | undefined) => (other !== undefined && other > day ? other : day);

/** The quarter that is asked for, or that of today. */
export function askedQuarter(ctx: Reading, name: string | undefined): Quarter {
  const quarter = quarterNamed(name ?? quarterOf(todayOf(ctx)));
  if (!quarter) throw refused("quarterUnknown", "/query/period");
  return quarter;
}

const refused = (code: Refusal, path: string) => new Problem(code, { errors: [{ path, message: messages[code] }] });
