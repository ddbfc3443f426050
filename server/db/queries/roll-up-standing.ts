import { type RawBuilder, sql } from "kysely";

/**
 * The entries of the log that the roll-up in `standing` has not counted yet. The log's end bounds them too: by one bound
 * alone PostgreSQL takes them for a third of the log, and reads all of it.
 */
export const sinceStanding: RawBuilder<unknown> = sql`e.seq > (SELECT seq FROM standing)
  AND e.seq <= (SELECT size FROM audit_head)`;
