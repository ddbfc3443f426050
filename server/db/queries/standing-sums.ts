import { type Kysely, sql } from "kysely";
import { listTabs, type ShownList, type TabRule } from "#domain/stone-lists.ts";
import { oneTrip } from "../one-trip.ts";
import type { Tables } from "../tables.ts";
import { endOfDay } from "./day-bounds.ts";
import type { LineFilter } from "./line-filter.ts";
import { and } from "./stone-conditions.ts";

/** The lists and tabs whose lines stand in narrow rows too (`is_standing`, migration 0063). */
const standingTabs: Partial<Record<ShownList, readonly TabRule[]>> = {
  cart: [listTabs.cart.in],
  confirm: [listTabs.confirm.pending],
  hold: [listTabs.hold.held, listTabs.hold.endsToday],
  memo: [listTabs.memo.issued, listTabs.memo.overdue],
};

/** True for a tab of the whole house that narrow rows answer: nothing but the type of diamond narrows it. */
export function isStanding(filter: LineFilter, tab: TabRule): boolean {
  const { list, reach, diamond_type: _, timeZone: __, today: ___, now: ____, ...narrower } = filter;
  const isWhole = reach.of === "all" && Object.values(narrower).every((value) => value === undefined);
  return isWhole && !!standingTabs[list]?.includes(tab);
}

export type TabSums = { count: number; carats: string; amount: string };

/** The count and the sums of rows. */
export const tabSums = sql`count(*) AS count, coalesce(sum(carat), 0) AS carats, coalesce(sum(amount), 0) AS amount`;

/** The sums over a standing tab; exact decimals in text. */
export async function sumsOfStanding(db: Kysely<Tables>, filter: LineFilter, tab: TabRule): Promise<TabSums> {
  const [rows] = await oneTrip(db, sql<TabSums>`SELECT ${tabSums} ${standing(filter, tab)}`);
  return rows[0] as TabSums;
}

/** The number of lines on a standing tab, and how many of them are on each further tab. */
export async function countStanding(
  db: Kysely<Tables>,
  filter: LineFilter,
  [whole = {}, ...parts]: readonly TabRule[],
): Promise<number[]> {
  const counts = parts.map((part, at) => sql`${countOf(filter, part)} AS ${sql.ref(`tab_${at + 1}`)}`);
  const [rows] = await oneTrip(
    db,
    sql<Record<string, number>>`SELECT ${sql.join([sql`count(*) AS tab_0`, ...counts])} ${standing(filter, whole)}`,
  );
  return [whole, ...parts].map((_, at) => rows[0]?.[`tab_${at}`] ?? 0);
}

/** The few lines past their due day are found by it; holds that end today are counted while all are. */
const countOf = (filter: LineFilter, part: TabRule) =>
  part.isOverdue
    ? sql`(SELECT count(*) ${standing(filter, part)})`
    : sql`count(*) FILTER (WHERE ${and(ending(filter, part))})`;

/** The ids of the latest lines of a standing tab. */
export async function latestStanding(db: Kysely<Tables>, filter: LineFilter, tab: TabRule, most: number) {
  const [rows] = await oneTrip(
    db,
    sql<{ line_id: number }>`SELECT line_id ${standing(filter, tab)} ORDER BY line_id DESC LIMIT ${sql.lit(most)}`,
  );
  return rows.map(({ line_id }) => line_id);
}

/** The lines of a standing tab that are due first, in the order of the list. */
export async function firstDue(db: Kysely<Tables>, filter: LineFilter, tab: TabRule, limit: number) {
  const [rows] = await oneTrip(
    db,
    sql<{ row_id: number; line_id: number }>`SELECT line_id AS row_id, line_id ${standing(filter, tab)}
      AND due_date IS NOT NULL ORDER BY due_date, made_at DESC, line_id LIMIT ${sql.lit(limit)}`,
  );
  return rows;
}

/** A hold past its time has ended, even before the sweeper ends it. */
export const lives = (now: Date) => sql`(list <> 'hold' OR expires_at > ${now})`;

const standing = (filter: LineFilter, tab: TabRule) =>
  sql`FROM standing_line WHERE ${and([
    sql`list = ${sql.lit(filter.list)}`,
    ...(filter.list === "hold" ? [sql`expires_at > ${filter.now}`] : []),
    ...ending(filter, tab),
    ...(filter.diamond_type ? [sql`diamond_type = ${filter.diamond_type}`] : []),
  ])}`;

/** The conditions of a tab about ends: it has those that end today, or are past their due day. A day's end is worked out once. */
const ending = ({ today, timeZone }: LineFilter, { endsToday, isOverdue }: TabRule) => [
  ...(endsToday ? [sql`expires_at < (SELECT ${endOfDay(sql`${today}::date`, timeZone)})`] : []),
  ...(isOverdue ? [sql`due_date < ${today}::date`] : []),
];
