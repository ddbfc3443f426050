import { type RawBuilder, sql } from "kysely";
import type { DiamondType } from "#domain/stone.ts";
import type { ShownList, TabRule } from "#domain/stone-lists.ts";
import { containing } from "../like.ts";
import { onDays } from "./day-bounds.ts";
import { lineNow, readAs } from "./line-now.ts";
import { and } from "./stone-conditions.ts";

type Sql = RawBuilder<unknown>;

/** The lines that somebody may know of: all, their own, or also those of their customers. */
export type LineReach = { of: "all" } | { of: "holder" | "associate"; accountId: number };

export type LineFilter = {
  list: ShownList;
  reach: LineReach;
  startDate?: string;
  endDate?: string;
  status?: number;
  user_id?: number;
  business_id?: number;
  /** Only the lines of this associate's customers. */
  associate_id?: number;
  diamond_type?: DiamondType;
  /** Codes that the stone of a line had when the line was made: a later correction moves no figure (decision 0092). */
  shape?: readonly string[];
  color?: readonly string[];
  clarity?: readonly string[];
  provider_id?: number;
  search?: string;
  /** Stock numbers or report numbers. */
  stock_numbers?: readonly string[];
  /** The rows of an earlier answer, by their `row_id`. */
  rows?: readonly number[];
  timeZone: string;
  today: string;
  now: Date;
};

type LineNow = ReturnType<typeof lineNow>;
const asKept: LineNow = {
  state: sql`l.state`,
  status: sql`l.status`,
  ended_by: sql`l.ended_by`,
  agreed_ppc: sql`l.agreed_ppc`,
  expires_at: sql`l.expires_at`,
};

/** The columns of a list's lines as they are now. Lists whose lines no time ends are read as they are kept. */
const nowOf = ({ list, now }: LineFilter): LineNow =>
  list === "hold" || list === "enquiry" ? lineNow("l", now) : asKept;

/**
 * The source of a list's rows. A row of a list is a line, except on the list of invoices: there it is a sale or a
 * credit.
 */
const sourceOf = (list: ShownList, now: LineNow) =>
  list === "invoice"
    ? {
        from: sql`invoice_line v JOIN stone_line l ON l.id = v.line_id`,
        rowId: sql`v.id`,
        at: sql`v.created_at`,
        invoiceId: sql`v.invoice_id`,
        carat: sql`CASE WHEN v.credits_id IS NULL THEN v.carat ELSE -v.carat END`,
        price: sql`v.price_per_ct`,
        amount: sql`v.amount`,
        isCredit: sql`v.credits_id IS NOT NULL`,
        own: [],
      }
    : {
        from: sql`stone_line l`,
        rowId: sql`l.id`,
        at: sql`l.created_at`,
        invoiceId: sql`l.invoice_id`,
        carat: sql`s.carat`,
        price: sql`coalesce(l.sold_ppc, ${now.agreed_ppc}, l.markup_ppc)`,
        amount: sql`line_amount(coalesce(l.sold_ppc, ${now.agreed_ppc}), l.markup_ppc, l.sell_amt, s.carat)`,
        isCredit: sql`false`,
        own: [sql`l.list = ${sql.lit(list)}`],
      };

/**
 * The rows of a list under a filter, as the expression `line`: they are sorted, summed up and grouped by its columns.
 * Every line has its stone and its holder. They are joined from the left, so that PostgreSQL leaves out the tables that
 * a query does not need.
 */
export function linesUnder(filter: LineFilter): Sql {
  const now = nowOf(filter);
  const source = sourceOf(filter.list, now);
  const { today } = filter;
  return sql`WITH line AS (
    SELECT ${source.rowId} AS row_id, l.id AS line_id, l.state AS kept_state, ${now.state} AS state, ${now.status} AS status,
      ${source.isCredit} AS is_credit,
      l.state = 'issued' AND p.due_date < ${today}::date AS is_overdue,
      (${now.expires_at} AT TIME ZONE ${filter.timeZone})::date <= ${today}::date AS ends_today,
      ${source.at} AS created_at, (${source.at} AT TIME ZONE ${filter.timeZone})::date AS day, l.updated_at,
      ${now.expires_at} AS expires_at, l.waits_since, p.due_date, s.stock_no, s.report_no, ${source.carat} AS carat, l.rap, ${source.price} AS price,
      ${source.amount} AS amount, l.holder_id, l.business_id, h.first_name, h.last_name, h.role_id, b.company_name,
      lower(concat_ws(' ', b.company_name, h.first_name, h.last_name)) AS client,
      l.order_id, o.number AS order_no, l.memo_id, p.number AS memo_no,
      ${source.invoiceId} AS invoice_id, i.number AS invoice_no
    FROM ${source.from}
    LEFT JOIN stone s ON s.id = l.stone_id
    LEFT JOIN line_as_made f ON f.line_id = l.id
    LEFT JOIN account h ON h.id = l.holder_id
    LEFT JOIN business b ON b.id = l.business_id
    LEFT JOIN paper o ON o.id = l.order_id
    LEFT JOIN paper p ON p.id = l.memo_id
    LEFT JOIN paper i ON i.id = ${source.invoiceId}
    WHERE ${and([...source.own, ...reachedLines(filter.reach), ...narrowed(filter, source)])})`;
}

/**
 * The lines `l` within reach. An associate's holders are read first, as an array: so their lines are found by index,
 * whatever else is joined, and those of nobody else are read. The associate stands in a subquery, so that one plan is
 * kept for all of them: a plan for each costs more than its answer.
 */
export function reachedLines(reach: LineReach): Sql[] {
  if (reach.of === "all") return [];
  const { of, accountId } = reach;
  if (of === "holder") return [sql`l.holder_id = ${accountId}`];
  const asker = sql`(SELECT ${accountId}::bigint)`;
  const holders = sql`SELECT id FROM account WHERE id = ${asker} OR associate_id = ${asker}`;
  return [sql`l.holder_id = ANY (ARRAY(${holders}))`];
}

function narrowed(filter: LineFilter, { rowId, at }: ReturnType<typeof sourceOf>): Sql[] {
  const { startDate, endDate, status, user_id, business_id, associate_id } = filter;
  const { diamond_type, provider_id, search, stock_numbers, rows } = filter;
  const word = search?.trim();
  return [
    ...onDays(at, { from: startDate, to: endDate }, filter.timeZone),
    status !== undefined && sql`${nowOf(filter).status} = ${status}`,
    user_id !== undefined && sql`l.holder_id = ${user_id}`,
    business_id !== undefined && sql`l.business_id = ${business_id}`,
    associate_id !== undefined && sql`h.associate_id = ${associate_id}`,
    diamond_type && sql`s.diamond_type = ${diamond_type}`,
    provider_id !== undefined && sql`s.provider_id = ${provider_id}`,
    filter.shape && sql`f.shape = ANY (${filter.shape}::text[])`,
    filter.color && sql`f.color = ANY (${filter.color}::text[])`,
    filter.clarity && sql`f.clarity = ANY (${filter.clarity}::text[])`,
    stock_numbers && sql`(s.stock_no = ANY (${stock_numbers}::text[]) OR s.report_no = ANY (${stock_numbers}::text[]))`,
    rows && sql`${rowId} = ANY (${rows}::bigint[])`,
    word && found(containing(word)),
  ].filter((part) => typeof part === "object");
}

/** The search in a stone's numbers, the client, the company and the papers' numbers. */
const found = (pattern: string) => sql`(s.stock_no ILIKE ${pattern} OR s.report_no ILIKE ${pattern}
  OR concat_ws(' ', h.first_name, h.last_name) ILIKE ${pattern} OR b.company_name ILIKE ${pattern}
  OR o.number ILIKE ${pattern} OR p.number ILIKE ${pattern} OR i.number ILIKE ${pattern})`;

const texts = (states: readonly string[]) => sql.join(states.map((state) => sql.lit(state)));

/**
 * True for a row of `line` that is shown on a tab. The tab's states stand in the text: so a prepared statement knows how
 * many lines to expect, and is planned once. The kept states are named too, since the indexes know no others.
 */
export function onTab({ states, isOverdue, endsToday, isWaiting, isCredit }: TabRule): Sql {
  return and([
    ...(states ? [sql`state IN (${texts(states)})`, sql`kept_state IN (${texts(readAs(states))})`] : []),
    ...(isOverdue ? [sql`is_overdue`] : []),
    ...(endsToday ? [sql`ends_today`] : []),
    ...(isWaiting ? [sql`waits_since IS NOT NULL`] : []),
    ...(isCredit === undefined ? [] : [sql`is_credit = ${isCredit}`]),
  ]);
}
