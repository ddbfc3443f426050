import { type RawBuilder, sql } from "kysely";
import { dueEnds } from "#machines/due-ends.ts";

type Sql = RawBuilder<unknown>;
type List = (typeof dueEnds)[number]["list"];

const column = (line: string, name: string) => sql.ref(`${line}.${name}`);
const statesOf = (list: List) => sql.join(dueEnds.filter((end) => end.list === list).map(({ from }) => sql.lit(from)));

/** True for a line of a list in a state that time ends. It stands in the text, as the partial indexes on the end have it. */
const endsByTime = (line: string, list: List): Sql =>
  sql`${column(line, "list")} = ${sql.lit(list)} AND ${column(line, "state")} IN (${statesOf(list)})`;

/** True for a line whose time is up, which the clock has not ended yet. */
export const isDue = (line: string, list: List, now: Date): Sql =>
  sql`${endsByTime(line, list)} AND ${column(line, "expires_at")} <= ${now}`;

/** True for a hold that still keeps its stone. */
export const isLiveHold = (line: string, now: Date): Sql =>
  sql`${endsByTime(line, "hold")} AND ${column(line, "expires_at")} > ${now}`;

/** False for a line of a list of claims whose hold is over. */
export const isInTime = (line: string, now: Date): Sql =>
  sql`NOT (${column(line, "list")} = 'hold' AND ${column(line, "expires_at")} <= ${now})`;

/** The states whose lines may be read in one of these states: themselves, and those that time ends in one. */
export const readAs = (states: readonly string[]): string[] => [
  ...states,
  ...dueEnds.filter(({ from, to }) => states.includes(to) && !states.includes(from)).map(({ from }) => from),
];

/**
 * The columns of a line as they are now: a due line reads as the clock will leave it. Its machine says in which state, and
 * `EXPIRE` drops the price and the end of an offer or a bid (src/machines/enquiry.ts).
 */
export function lineNow(line: string, now: Date) {
  const over = (list: List) => sql`(${isDue(line, list, now)})`;
  const isOver = sql`(${over("hold")} OR ${over("enquiry")})`;
  const ended = (name: "to" | "code") =>
    sql`CASE ${sql.join(
      dueEnds.map(
        (
          end,
        ) => sql`WHEN ${column(line, "list")} = ${sql.lit(end.list)} AND ${column(line, "state")} = ${sql.lit(end.from)}
          THEN ${sql.lit(end[name])}`,
      ),
      sql` `,
    )} END`;
  const kept = (name: string, then: Sql) => sql`CASE WHEN ${isOver} THEN ${then} ELSE ${column(line, name)} END`;
  return {
    state: kept("state", ended("to")),
    status: kept("status", ended("code")),
    ended_by: sql`CASE WHEN ${over("hold")} THEN 'expired' ELSE ${column(line, "ended_by")} END`,
    agreed_ppc: sql`CASE WHEN ${over("enquiry")} THEN NULL ELSE ${column(line, "agreed_ppc")} END`,
    expires_at: sql`CASE WHEN ${over("enquiry")} THEN NULL ELSE ${column(line, "expires_at")} END`,
  };
}
