import { type RawBuilder, sql } from "kysely";
import type { Grouping, groupings } from "#domain/stone-lists.ts";

export type Grouped = Exclude<Grouping, typeof groupings.list>;
type Sql = RawBuilder<unknown>;
/**
 * A grouping: the columns that the rows of a group share, the key of a group, the order of groups, and the tables of
 * their names. Where names come second in the order, a column leads it, the largest on top.
 */
type GroupingSql = { columns: Sql; key: Sql; order: Sql; leading?: Sql; names: Sql; from: Sql };

const clientKey = sql`concat_ws('-', holder_id, business_id)`;
const clientOrder = sql`client, holder_id, business_id NULLS LAST`;
const clientNames = sql`h.first_name, h.last_name, h.role_id, b.company_name,
  lower(concat_ws(' ', b.company_name, h.first_name, h.last_name)) AS client`;
const clients = sql`JOIN account h ON h.id = grouped.holder_id
  LEFT JOIN business b ON b.id = grouped.business_id`;

const paper = (id: string): GroupingSql => ({
  columns: sql.ref(id),
  key: sql`coalesce(${sql.ref(id)}::text, 'none')`,
  order: sql`${sql.ref(id)} DESC NULLS LAST`,
  leading: sql.ref(id),
  names: sql`paper.number AS paper_no`,
  from: sql`LEFT JOIN paper ON paper.id = ${sql.ref(`grouped.${id}`)}`,
});

/** The report groupings of spec §4, over the columns of `line`. */
const grouped: Record<Grouped, GroupingSql> = {
  2: {
    columns: sql`day`,
    key: sql`day::text`,
    order: sql`day DESC`,
    leading: sql`day`,
    names: sql`NULL`,
    from: sql``,
  },
  3: {
    columns: sql`holder_id, business_id`,
    key: clientKey,
    order: clientOrder,
    names: clientNames,
    from: clients,
  },
  4: {
    columns: sql`day, holder_id, business_id`,
    key: sql`day || '/' || ${clientKey}`,
    order: sql`day DESC, ${clientOrder}`,
    leading: sql`day`,
    names: clientNames,
    from: clients,
  },
  5: paper("invoice_id"),
  6: paper("order_id"),
  7: paper("memo_id"),
};

export function groupingOf(grouping: Grouped): GroupingSql;
export function groupingOf(grouping: Grouping): GroupingSql | undefined;
export function groupingOf(grouping: Grouping): GroupingSql | undefined {
  return grouping === 1 ? undefined : grouped[grouping];
}

export type GroupPage = { limit: number; offset: number };

/** The groups of `grouped` up to the end of a page, with all that begin alike. Those alone need their names. */
export const upTo = ({ limit, offset }: GroupPage, leading: Sql | undefined): Sql =>
  leading
    ? sql`(SELECT * FROM grouped ORDER BY ${leading} DESC NULLS LAST FETCH FIRST (${offset + limit}) ROWS WITH TIES) AS grouped`
    : sql`grouped`;
