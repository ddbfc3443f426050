import { type Kysely, sql } from "kysely";
import { openEnquiryStates } from "#domain/stone-lists.ts";
import type { Tables } from "../tables.ts";
import { isLiveHold } from "./line-now.ts";

/** The number of lines in the first tab of each list, with which it opens. All rows of invoices count. */
export type OpenLines = Record<
  "cart" | "watchlist" | "notes" | "enquiry" | "hold" | "confirm" | "memo" | "invoice",
  number
>;

/** Counts the open lines of one client, or of all customers of an associate. */
export async function openLines(
  db: Kysely<Tables>,
  of: { holder: number } | { associate: number },
  now: Date,
): Promise<OpenLines> {
  const whose =
    "holder" in of
      ? sql`l.holder_id = ${of.holder}`
      : sql`l.holder_id IN (SELECT id FROM account WHERE associate_id = ${of.associate})`;
  const live = (list: string, ...states: string[]) =>
    sql`count(*) FILTER (WHERE l.list = ${list} AND l.state = ANY (${states}::text[]))`;
  const { rows } = await sql<OpenLines>`
    SELECT ${live("cart", "in")} AS cart, ${live("watchlist", "in")} AS watchlist, ${live("notes", "in")} AS notes,
      ${live("enquiry", ...openEnquiryStates)} AS enquiry,
      count(*) FILTER (WHERE ${isLiveHold("l", now)}) AS hold,
      ${live("confirm", "pending")} AS confirm, ${live("memo", "issued")} AS memo,
      (SELECT count(*) FROM invoice_line v JOIN stone_line l ON l.id = v.line_id WHERE ${whose}) AS invoice
    FROM stone_line l WHERE ${whose}`.execute(db);
  return rows[0] as OpenLines;
}
