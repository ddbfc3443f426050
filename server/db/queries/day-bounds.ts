import { type RawBuilder, sql } from "kysely";

type Sql = RawBuilder<unknown>;

/** A day as a date. The contract allows a year 0000, but the calendar has none. */
const calendarDay = (day: string): Sql => sql`${day < "0001" ? "0001-01-01" : day}::date`;

/**
 * A moment that lies certainly before or after a day in any time zone, for what is written a little before or after the
 * moment that counts.
 */
export const aroundDay = (day: string, days: number): Sql =>
  sql`(${calendarDay(day)} + ${sql.lit(days)})::timestamp AT TIME ZONE 'UTC'`;

/**
 * The moment at which a day ends in a time zone: an hour after its last full hour began. Midnight itself comes twice where
 * clocks go back at one o'clock.
 */
export const endOfDay = (day: Sql, timeZone: string): Sql =>
  sql`((${day} + 1)::timestamp - interval '1 hour') AT TIME ZONE ${timeZone} + interval '1 hour'`;

/**
 * The conditions of a moment that lies on some days. Its day is worked out for no row: moments have an index, and
 * PostgreSQL knows how many lie between two of them.
 */
export const onDays = (at: Sql, { from, to }: { from?: string; to?: string }, timeZone: string): Sql[] => [
  ...(from === undefined ? [] : [sql`${at} >= ${endOfDay(sql`${calendarDay(from)} - 1`, timeZone)}`]),
  ...(to === undefined ? [] : [sql`${at} < ${endOfDay(calendarDay(to), timeZone)}`]),
];
