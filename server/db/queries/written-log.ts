import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Statement } from "../one-trip.ts";
import type { Tables } from "../tables.ts";

/** Adds entries to the log, in their order. The database seals each with the one before it. */
export const insertLog = (at: Date, bodies: readonly string[]): Statement<never> => sql`
  INSERT INTO audit_event (at, body) SELECT ${at}::timestamptz, body
  FROM json_array_elements_text(${JSON.stringify(bodies)}::json) WITH ORDINALITY AS e (body, place) ORDER BY place`;

/** Adds an entry if the condition holds when its turn in the transaction comes. */
export const insertLogIf = (condition: RawBuilder<boolean>, at: Date, body: string): Statement<never> => sql`
  INSERT INTO audit_event (at, body) SELECT ${at}::timestamptz, ${body} WHERE ${condition}`;

/** Adds entries of several moments, the earliest first, for the demo house's year. */
export async function insertDatedLog(db: Kysely<Tables>, rows: readonly { at: Date; body: string }[]): Promise<void> {
  await sql`INSERT INTO audit_event (at, body) SELECT at, body
    FROM unnest(${rows.map(({ at }) => at)}::timestamptz[], ${rows.map(({ body }) => body)}::text[])
    WITH ORDINALITY AS e (at, body, place) ORDER BY place`.execute(db);
}
