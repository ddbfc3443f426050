import type { Kysely, RawBuilder, Transaction } from "kysely";
import type { Tables } from "./tables.ts";
import { Trip } from "./trip.ts";

/** A statement that somebody else sends. */
export type Statement<Row> = RawBuilder<Row>;
type Statements = readonly (Statement<unknown> | undefined)[];
type RowOf<S> = S extends Statement<infer Row> ? Row : never;
type Rows<S extends Statements> = { -readonly [K in keyof S]: RowOf<S[K]>[] };

/**
 * Statements that need nothing of each other's answers travel together: the database does one after the other, each on
 * what is committed when its turn comes, as if they had been sent singly, and the portal waits once. If one fails, those
 * behind it do nothing. What is undefined is not asked, and has no rows. They are prepared by their text: it may not
 * grow with what it is given, but lists are arrays.
 */
export async function oneTrip<S extends Statements>(db: Kysely<Tables>, ...statements: [...S]): Promise<Rows<S>> {
  return send(db, statements, { isLast: false }) as Promise<Rows<S>>;
}

/** The end of a transaction: its last statements and its commit. */
export async function lastTrip<S extends Statements>(db: Transaction<Tables>, ...statements: [...S]): Promise<Rows<S>> {
  return send(db, statements, { isLast: true }) as Promise<Rows<S>>;
}

async function send(db: Kysely<Tables>, statements: Statements, how: { isLast: boolean }): Promise<unknown> {
  const asked = statements.flatMap((statement) => statement?.compile(db) ?? []);
  const { rows } = await db.executeQuery<unknown[]>(new Trip(asked, how));
  let next = 0;
  return statements.map((statement) => (statement ? rows[next++] : []));
}
