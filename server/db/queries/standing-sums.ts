import { type Kysely, sql } from "kysely";
import { listTabs, type ShownList, type TabRule } from "#domain/stone-lists.ts";
import type { Tables } from "../tables.ts";
import type { LineFilter } from "./line-filter.ts";

/** The lists and tabs whose lines stand in narrow rows too (`is_standing`, migration 0063). */
const standingTabs: Partial<Record<ShownList, TabRule>> = {
  cart: listTabs.cart.in,
  confirm: listTabs.confirm.pending,
  hold: listTabs.hold.held,
  memo: listTabs.memo.issued,
};

/** True for a tab of the whole house that narrow rows answer: nothing but the type of diamond narrows it. */
export function isStanding(filter: LineFilter, tab: TabRule): boolean {
  const { list, reach, diamond_type: _, timeZone: __, today: ___, now: ____, ...narrower } = filter;
  return (
    reach.of === "all" && standingTabs[list] === tab && Object.values(narrower).every((value) => value === undefined)
  );
}

export type TabSums = { count: number; carats: string; amount: string };

/** The count and the sums of rows. */
export const tabSums = sql`count(*) AS count, coalesce(sum(carat), 0) AS carats, coalesce(sum(amount), 0) AS amount`;

/** The sums over a standing tab; exact decimals in text. */
export async function sumsOfStanding(db: Kysely<Tables>, filter: LineFilter): Promise<TabSums> {
  const { rows } = await sql<TabSums>`SELECT ${tabSums} ${standing(filter)}`.execute(db);
  return rows[0] as TabSums;
}

export async function countStanding(db: Kysely<Tables>, filter: LineFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count ${standing(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A hold past its time has ended, even before the sweeper ends it. */
export const lives = (now: Date) => sql`(list <> 'hold' OR expires_at > ${now})`;

const standing = ({ list, diamond_type, now }: LineFilter) => sql`
  FROM standing_line WHERE list = ${list} AND ${lives(now)}
    AND (${diamond_type ?? null}::text IS NULL OR diamond_type = ${diamond_type ?? null})`;
