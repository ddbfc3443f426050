import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import type { DiamondType } from "#domain/stone.ts";
import { containing } from "../like.ts";
import type { Tables } from "../tables.ts";

type Filter = { diamond_type?: DiamondType; searchTerm?: string; is_active?: boolean; onlyShown?: boolean };
type Sight = { collection_id: number; stone_count: number; shape: string };

/** Collections, each with the number of its stones in sight and the most frequent shape of those. */
export function collections(db: Kysely<Tables>, stones: RawBuilder<unknown>, filter: Filter) {
  const { diamond_type, searchTerm, is_active, onlyShown } = filter;
  const sight = sql<Sight>`(
    SELECT k.collection_id, count(*) AS stone_count, mode() WITHIN GROUP (ORDER BY s.shape) AS shape
    FROM collection_stone k JOIN ${stones} ON s.id = k.stone_id GROUP BY k.collection_id)`.as("n");
  let query = db
    .selectFrom("collection as c")
    .leftJoin("stored_file as f", "f.id", "c.image_id")
    .leftJoin(sight, "n.collection_id", "c.id")
    .select(["c.id", "c.name", "c.description", "c.diamond_type", "c.image_id", "f.name as image_name", "n.shape"])
    .select(["c.is_active", "c.version", "c.updated_at", sql<number>`coalesce(n.stone_count, 0)`.as("stone_count")]);
  if (diamond_type) query = query.where("c.diamond_type", "=", diamond_type);
  if (is_active !== undefined) query = query.where("c.is_active", "=", is_active);
  // A person who may not manage collections sees active ones with stones in sight.
  if (onlyShown) query = query.where("c.is_active", "=", true).where("n.stone_count", ">", 0);
  const word = searchTerm?.trim();
  if (word) {
    query = query.where((is) =>
      is.or([is("c.name", "ilike", containing(word)), is("c.description", "ilike", containing(word))]),
    );
  }
  return query;
}

/** The columns of a stone that a total needs. */
export type SummedStone = { stone_id: number; carat: string; rap: string | null; sell_amt: string };

/** The stones of a collection that are in sight, in its order. */
export async function collectionStones(
  db: Kysely<Tables>,
  stones: RawBuilder<unknown>,
  id: number,
): Promise<(SummedStone & { stock_no: string })[]> {
  const { rows } = await sql<SummedStone & { stock_no: string }>`
    SELECT s.id AS stone_id, s.stock_no, s.carat, s.rap, s.sell_amt FROM collection_stone k JOIN ${stones} ON s.id = k.stone_id
    WHERE k.collection_id = ${id} ORDER BY k.sequence, s.id`.execute(db);
  return rows;
}

/** Every stone of a collection in its order, in sight of the reader or not. */
export const collectionStoneIds = (db: Kysely<Tables>, id: number) =>
  db
    .selectFrom("collection_stone as k")
    .innerJoin("stone as s", "s.id", "k.stone_id")
    .select(["k.stone_id", "s.stock_no", "s.diamond_type"])
    .where("k.collection_id", "=", id)
    .orderBy("k.sequence")
    .orderBy("k.stone_id")
    .execute();

/** Replaces all stones of a collection. */
export async function writeCollectionStones(
  db: Transaction<Tables>,
  id: number,
  stoneIds: readonly number[],
): Promise<void> {
  await db.deleteFrom("collection_stone").where("collection_id", "=", id).execute();
  await sql`INSERT INTO collection_stone (collection_id, stone_id, sequence)
    SELECT ${id}::bigint, o.id, o.place FROM unnest(${stoneIds}::bigint[]) WITH ORDINALITY AS o (id, place)`.execute(
    db,
  );
}
