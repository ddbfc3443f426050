import { sql } from "kysely";
import type { Statement } from "../one-trip.ts";

/** Adds entries to the log, in their order. The database seals each with the one before it. */
export const insertLog = (at: Date, bodies: readonly string[]): Statement<never> => sql`
  INSERT INTO audit_event (at, body) SELECT ${at}::timestamptz, body
  FROM json_array_elements_text(${JSON.stringify(bodies)}::json) WITH ORDINALITY AS e (body, place) ORDER BY place`;
