import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables.ts";

/** The tables with a schedule and the moment up to which it was followed. */
type Scheduled = "feed" | "mailing" | "scheduled_report" | "stock_list";

/**
 * Has schedules go on from now that were followed up to a moment which lies ahead: the clock was set back, and nothing
 * would run until then. Clocks that differ by less than an hour are left alone, so that no run is begun twice.
 */
export async function followAfterSetBack(db: Kysely<Tables>, table: Scheduled, now: Date): Promise<void> {
  await sql`UPDATE ${sql.table(table)} SET due_from = ${now}
    WHERE due_from > ${now}::timestamptz + interval '1 hour'`.execute(db);
}
