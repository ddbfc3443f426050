import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";

type Filter = {
  search?: string;
  status?: "waiting" | "kept" | "sent" | "failed" | "cancelled";
  startDate?: string;
  endDate?: string;
};

/** The outbox without its texts; days are the house's. */
export function mails(db: Kysely<Tables>, { search, status, startDate, endDate }: Filter, timeZone: string) {
  let query = db
    .selectFrom("mail")
    .select(["id", "to_address", "subject", "kind", "status", "attempts", "error", "created_at", "sent_at"]);
  const word = search?.trim();
  if (word) {
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    query = query.where((is) => is.or([is("to_address", "ilike", pattern), is("subject", "ilike", pattern)]));
  }
  if (status) query = query.where("status", "=", status);
  const midnight = (day: string, after: number) =>
    // The contract's form has a year 0000, the calendar has none.
    sql<Date>`((${day < "0001" ? "0001-01-01" : day}::date + ${after}::int)::timestamp AT TIME ZONE ${timeZone})`;
  if (startDate) query = query.where("created_at", ">=", midnight(startDate, 0));
  if (endDate) query = query.where("created_at", "<", midnight(endDate, 1));
  return query;
}
