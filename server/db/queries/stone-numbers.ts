import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "../tables.ts";

/** The ids of stones by their stock numbers, in no order; `stones` are priced-stones.ts's, so that what is out of sight is not found. */
export async function stoneIdsByNumbers(
  db: Kysely<Tables>,
  stones: RawBuilder<unknown>,
  stockNumbers: readonly string[],
): Promise<{ id: number; stock_no: string }[]> {
  const { rows } = await sql<{ id: number; stock_no: string }>`
    SELECT s.id, s.stock_no FROM ${stones} WHERE s.stock_no = ANY (${stockNumbers}::text[])`.execute(db);
  return rows;
}
