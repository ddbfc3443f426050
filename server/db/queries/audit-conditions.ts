import { type RawBuilder, sql } from "kysely";

/** One item of a workflow. */
export type AuditItem = { workflow: string; item: string };

/** The filter of a question to the log. The names that a person gave are looked up already. */
export type AuditFilter = {
  diamond_type?: string;
  role_id?: number;
  who?: number;
  workflow?: string;
  item?: string;
  operation?: string;
  transition?: string;
  request_id?: string;
  startDate?: string;
  endDate?: string;
  timeZone: string;
  /** The items of a stone: itself and all its lines. */
  items?: readonly AuditItem[];
  /** The possible meanings of a search. An entry matches with one of them. */
  meanings?: AuditMeanings;
};
export type AuditMeanings = {
  seq?: number;
  request_id: string;
  people: readonly number[];
  transitions: readonly string[];
  items: readonly AuditItem[];
};

const workflow = sql<string>`(e.data ->> 'workflow')`;
const item = sql<string>`(e.data ->> 'item')`;
const who = sql<string>`(e.data ->> 'who')`;
const transition = sql<string>`(e.data ->> 'transition')`;
const requestId = sql<string>`(e.data ->> 'request_id')`;

/** A single name is compared by `=`: only then the index has the order of the log. */
const among = (names: readonly string[]) =>
  names.length === 1 ? sql<boolean>`${workflow} = ${names[0]}` : sql<boolean>`${workflow} = ANY (${names}::text[])`;

/**
 * The entries of some items. Their numbers are gathered first: as an array they can be one of several ways to find an
 * entry.
 */
const oneOf = (items: readonly AuditItem[]) => sql<boolean>`e.seq = ANY (ARRAY (
  SELECT a.seq FROM unnest(${items.map((one) => one.workflow)}::text[], ${items.map((one) => one.item)}::text[]) AS i (workflow, item)
  JOIN audit_event a ON (a.data ->> 'workflow') = i.workflow AND (a.data ->> 'item') = i.item))`;

/**
 * The entries about a type of stone. They lie in a table of their own in the log's order, and the database chooses
 * which of the two leads.
 */
const ofType = (type: string) =>
  sql<boolean>`EXISTS (SELECT FROM audit_type t WHERE t.diamond_type = ${type} AND t.seq = e.seq)`;

const midnight = (day: string, after: number, timeZone: string) =>
  // The contract allows a year 0000, but the calendar has none.
  sql<Date>`((${day < "0001" ? "0001-01-01" : day}::date + ${after}::int)::timestamp AT TIME ZONE ${timeZone})`;

const meant = ({ seq, request_id, people, transitions, items }: AuditMeanings) =>
  sql<boolean>`(${sql.join(
    [
      sql`${requestId} = ${request_id}`,
      ...(seq === undefined ? [] : [sql`e.seq = ${seq}`]),
      ...(people.length === 0 ? [] : [sql`${who} = ANY (${people.map(String)}::text[])`]),
      ...(transitions.length === 0 ? [] : [sql`${transition} = ANY (${transitions}::text[])`]),
      ...(items.length === 0 ? [] : [oneOf(items)]),
    ],
    sql` OR `,
  )})`;

/** The conditions of a filter. An empty list means the whole log. */
export function auditConditions(filter: AuditFilter): RawBuilder<boolean>[] {
  const { startDate, endDate, timeZone, items, meanings, diamond_type } = filter;
  const conditions: (RawBuilder<boolean> | false)[] = [
    filter.who !== undefined && sql<boolean>`${who} = ${String(filter.who)}`,
    filter.role_id !== undefined && sql<boolean>`(e.data ->> 'role') = ${String(filter.role_id)}`,
    filter.workflow !== undefined && among(filter.workflow.split(",")),
    filter.item !== undefined && sql<boolean>`${item} = ${filter.item}`,
    filter.operation !== undefined && sql<boolean>`(e.data ->> 'operation') = ${filter.operation}`,
    filter.transition !== undefined && sql<boolean>`${transition} = ${filter.transition}`,
    filter.request_id !== undefined && sql<boolean>`${requestId} = ${filter.request_id}`,
    startDate !== undefined && sql<boolean>`e.at >= ${midnight(startDate, 0, timeZone)}`,
    endDate !== undefined && sql<boolean>`e.at < ${midnight(endDate, 1, timeZone)}`,
    items !== undefined && oneOf(items),
    meanings !== undefined && meant(meanings),
    diamond_type !== undefined && ofType(diamond_type),
  ];
  return conditions.filter((condition) => condition !== false);
}
