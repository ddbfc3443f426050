import type { Kysely, RawBuilder, Transaction } from "kysely";
import type { Tables } from "./tables.ts";
import { Trip } from "./trip.ts";

/** A statement that its caller sends. */
export type Statement<Row> = RawBuilder<Row>;
type Statements = readonly (Statement<unknown> | undefined)[];
type RowOf<S> = S extends Statement<infer Row> ? Row : never;
type Rows<S extends Statements> = { -readonly [K in keyof S]: RowOf<S[K]>[] };

/**
 * Sends independent statements together, so that the portal waits once. The database runs them one after the other.
 * Each sees what is committed when its turn comes, as if it was sent alone. After a failed statement the later ones do
 * nothing. An undefined statement is not sent and has no rows. Statements are prepared by their text, so the text may
 * not grow with its values: lists are arrays.
 */
export async function oneTrip<S extends Statements>(db: Kysely<Tables>, ...statements: [...S]): Promise<Rows<S>> {
  return send(db, statements, { isLast: false }) as Promise<Rows<S>>;
}

/** Ends a transaction: sends its last statements and its commit. */
export async function lastTrip<S extends Statements>(db: Transaction<Tables>, ...statements: [...S]): Promise<Rows<S>> {
  return send(db, statements, { isLast: true }) as Promise<Rows<S>>;
}

async function send(db: Kysely<Tables>, statements: Statements, how: { isLast: boolean }): Promise<unknown> {
  const asked = statements.flatMap((statement) => statement?.compile(db) ?? []);
  const { rows } = await db.executeQuery<unknown[]>(new Trip(asked, how));
  let next = 0;
  return statements.map((statement) => (statement ? rows[next++] : []));
}
