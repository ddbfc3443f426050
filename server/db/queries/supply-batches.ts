import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";

/** A provider's list that is sent in parts, by the program's name for it. */
export const batchNamed = (db: Transaction<Tables>, providerId: number, name: string) =>
  db
    .selectFrom("supply_batch")
    .selectAll()
    .where("provider_id", "=", providerId)
    .where("name", "=", name)
    .executeTakeFirst();

/** Makes the parts of one list wait for each other until the transaction ends. */
export const lockBatch = (db: Transaction<Tables>, providerId: number, name: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${`batch ${name}`}, ${providerId}))`.execute(db);

/** The same for the first parts of all lists of a provider. */
export const lockBatches = (db: Transaction<Tables>, providerId: number) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended('batches', ${providerId}))`.execute(db);

export async function openBatches(db: Kysely<Tables>, providerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM supply_batch WHERE provider_id = ${providerId} AND load_id IS NULL`.execute(db);
  return rows[0]?.count ?? 0;
}

type Part = Tables["supply_part"];

/** Keeps a part. One that comes again takes the place of what it was. */
export const keepPart = (db: Transaction<Tables>, part: Part) =>
  db
    .insertInto("supply_part")
    .values(part)
    .onConflict((conflict) =>
      conflict.columns(["batch_id", "part"]).doUpdateSet((is) => ({
        keys: is.ref("excluded.keys"),
        rows: is.ref("excluded.rows"),
        content: is.ref("excluded.content"),
      })),
    )
    .execute();

export type BatchFigures = { parts: number; highest: number; rows: number };

export async function figuresOf(db: Kysely<Tables>, batchId: number): Promise<BatchFigures> {
  const { rows } = await sql<BatchFigures>`
    SELECT count(*) AS parts, coalesce(max(part), 0) AS highest, coalesce(sum(rows), 0)::integer AS rows
    FROM supply_part WHERE batch_id = ${batchId}`.execute(db);
  return rows[0] ?? { parts: 0, highest: 0, rows: 0 };
}

/** Every name in the rows of a batch, in the order of its parts. */
export async function keysOfBatch(db: Kysely<Tables>, batchId: number): Promise<string[]> {
  const parts = await db
    .selectFrom("supply_part")
    .select("keys")
    .where("batch_id", "=", batchId)
    .orderBy("part")
    .execute();
  return [...new Set(parts.flatMap(({ keys }) => keys))];
}

/** The lines of a batch, part by part. */
export async function* contentOfBatch(db: Kysely<Tables>, batchId: number): AsyncGenerator<string> {
  const { highest } = await figuresOf(db, batchId);
  for (let part = 1; part <= highest; part++) {
    const found = await db
      .selectFrom("supply_part")
      .select("content")
      .where("batch_id", "=", batchId)
      .where("part", "=", part)
      .executeTakeFirst();
    if (found) yield found.content;
  }
}

export const dropParts = (db: Transaction<Tables>, batchId: number) =>
  db.deleteFrom("supply_part").where("batch_id", "=", batchId).execute();

/** Forgets lists of which no part has come since a moment. */
export const forgetBatches = (db: Kysely<Tables>, before: Date) =>
  db.deleteFrom("supply_batch").where("updated_at", "<", before).execute();
