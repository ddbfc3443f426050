import { type Kysely, sql } from "kysely";
import type { StoneList } from "#domain/stone-lists.ts";
import type { Statement } from "../one-trip.ts";
import type { Tables } from "../tables.ts";
import { lineNow } from "./line-now.ts";
import type { LineRow } from "./stone-work.ts";

/** An invoice's row about a line: the sale, or the credit that takes one back. */
export type Invoiced = {
  id: number;
  price_per_ct: string;
  amount: string;
  credits_id: number | null;
  is_credited: boolean;
  created_at: Date;
};

/** A line with the people and papers that it names. */
export type ShownLine = LineRow & {
  first_name: string;
  last_name: string;
  role_id: number;
  company_name: string | null;
  business_status: number | null;
  is_business_on: boolean | null;
  maker_first_name: string;
  maker_last_name: string;
  maker_role_id: number;
  order_no: string | null;
  /** The memo that fulfilled an approved request. */
  fulfilled_by: number | null;
  /** The number of the line's own memo, or of the one that fulfilled it. */
  memo_no: string | null;
  invoice_no: string | null;
  due_date: string | null;
  /** On the list of invoices: the invoice's row about the line. */
  invoiced?: Invoiced;
};

/** The columns of a line as they are now take the place of the kept ones, as they follow them. */
const columnsNow = (now: Date) =>
  sql.join(Object.entries(lineNow("l", now)).map(([name, column]) => sql`${column} AS ${sql.ref(name)}`));

/**
 * Lines as they are now, in the order of the ids. PostgreSQL orders eight tables freely, and takes the rest as they are written: of nine
 * it read every line of the house before it looked at the ids. To plan fewer tables is quicker too (decision 0181).
 */
export const linesByIds = (ids: readonly number[], now: Date): Statement<ShownLine> => sql`
  SELECT l.*, ${columnsNow(now)}, h.first_name, h.last_name, h.role_id, b.company_name, b.status AS business_status, b.is_active AS is_business_on,
    m.first_name AS maker_first_name, m.last_name AS maker_last_name, m.role_id AS maker_role_id,
    (SELECT number FROM paper WHERE id = l.order_id) AS order_no, f.memo_id AS fulfilled_by, p.number AS memo_no,
    (SELECT number FROM paper WHERE id = l.invoice_id) AS invoice_no, p.due_date
  FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS asked (id, place)
  JOIN stone_line l ON l.id = asked.id
  JOIN account h ON h.id = l.holder_id
  JOIN account m ON m.id = l.made_by
  LEFT JOIN business b ON b.id = l.business_id
  LEFT JOIN stone_line f ON l.list = 'confirm' AND l.state = 'approved.fulfilled'
    AND f.list = 'memo' AND f.order_id = l.order_id AND f.stone_id = l.stone_id
  LEFT JOIN paper p ON p.id = coalesce(l.memo_id, f.memo_id)
  ORDER BY asked.place`;

/** A line that a pasted number may mean. */
type NumberedLine = {
  id: number;
  stock_no: string;
  report_no: string | null;
  holder_id: number;
  associate_id: number | null;
};

/** The lines of a list that stand in a state, under these stock or report numbers. */
export async function linesUnderNumbers(
  db: Kysely<Tables>,
  list: StoneList,
  states: readonly string[],
  { numbers, now }: { numbers: readonly string[]; now: Date },
): Promise<NumberedLine[]> {
  const { rows } = await sql<NumberedLine>`
    SELECT l.id, s.stock_no, s.report_no, l.holder_id, h.associate_id
    FROM stone s JOIN stone_line l ON l.stone_id = s.id JOIN account h ON h.id = l.holder_id
    WHERE (s.stock_no = ANY (${numbers}::text[]) OR s.report_no = ANY (${numbers}::text[])) AND l.list = ${list} AND ${lineNow("l", now).state} = ANY (${states}::text[])
    ORDER BY l.id`.execute(db);
  return rows;
}
