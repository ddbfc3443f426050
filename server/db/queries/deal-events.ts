import { type RawBuilder, sql } from "kysely";

type Sql = RawBuilder<unknown>;

/** Events of a stone, in the order of the funnel. A credit takes a sale back. */
export const dealKinds = ["enquiry", "hold", "request", "approval", "memo", "sale", "credit"] as const;
export type DealKind = (typeof dealKinds)[number];

/** The transitions that bring a line to a stage. Sales and credits are the rows of their paper. */
const stageOf: Readonly<Record<string, DealKind>> = {
  "enquiry.open": "enquiry",
  "hold.hold": "hold",
  "confirm.request": "request",
  "confirm.requestHeld": "request",
  "confirm.approve": "approval",
  "memo.issue": "memo",
  "memo.issueHeld": "memo",
  "memo.issueConfirmed": "memo",
};
const paperMade = "paper.insert";

export const stages: Sql = sql`(VALUES ${sql.join(
  Object.entries(stageOf).map(([transition, kind]) => sql`(${sql.lit(transition)}, ${sql.lit(kind)})`),
)}) AS k (transition, kind)`;
export const stageTransitions: Sql = sql`ARRAY[${sql.join(Object.keys(stageOf).map((name) => sql.lit(name)))}]`;

/** An id in an entry; a forged entry may hold anything. */
export const idIn = (item: Sql): Sql => sql`CASE WHEN ${item} ~ '^[0-9]{1,15}$' THEN (${item})::bigint END`;
const dims = sql`f.business_id, f.diamond_type, f.shape, f.color, f.clarity`;

/**
 * The deals in some entries of the log, one row for each stone: its day, kind, attributes, carats and amount. They are
 * the raw figures that every roll-up is folded from and compared with.
 */
export const dealsIn = (entries: Sql, timeZone: string): Sql => sql`
  entry AS MATERIALIZED (
    SELECT e.at, e.data ->> 'transition' AS transition, ${idIn(sql`e.data ->> 'item'`)} AS item FROM audit_event e
    WHERE ${entries} AND e.data ->> 'transition' = ANY (${stageTransitions} || ${sql.lit(paperMade)}::text)),
  deal AS (
    SELECT (n.at AT TIME ZONE ${timeZone})::date AS day, k.kind, ${dims}, f.carat, f.sell_amt AS amount
    FROM entry n JOIN ${stages} ON k.transition = n.transition JOIN line_as_made f ON f.line_id = n.item
    UNION ALL
    SELECT ${paperDay(timeZone)}, ${paperKind}, ${dims}, v.carat, abs(v.amount)
    FROM entry n JOIN invoice_line v ON v.invoice_id = n.item JOIN line_as_made f ON f.line_id = v.line_id
    WHERE n.transition = ${sql.lit(paperMade)})`;

const paperDay = (timeZone: string): Sql => sql`(v.created_at AT TIME ZONE ${timeZone})::date`;
const paperKind: Sql = sql`CASE WHEN v.credits_id IS NULL THEN 'sale' ELSE 'credit' END`;

/**
 * The deals of the lines `l` under a condition: few, and read by the index of each. Sales alone ask no line for its
 * entries in the log.
 */
export const dealsOfLines = (reach: Sql, { timeZone, salesOnly }: { timeZone: string; salesOnly: boolean }): Sql => {
  const sales = sql`
    SELECT ${paperDay(timeZone)} AS day, ${paperKind} AS kind, ${dims}, v.carat, abs(v.amount) AS amount
    FROM stone_line l JOIN line_as_made f ON f.line_id = l.id JOIN invoice_line v ON v.line_id = l.id
    WHERE ${reach}`;
  const others = sql`
    SELECT (e.at AT TIME ZONE ${timeZone})::date AS day, k.kind, ${dims}, f.carat, f.sell_amt AS amount
    FROM stone_line l JOIN line_as_made f ON f.line_id = l.id
    JOIN audit_event e ON e.data ->> 'workflow' = l.list AND e.data ->> 'item' = l.id::text
    JOIN ${stages} ON k.transition = e.data ->> 'transition'
    WHERE ${reach}`;
  return sql`deal AS (${salesOnly ? sales : sql`${others} UNION ALL ${sales}`})`;
};
