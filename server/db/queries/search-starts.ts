import type { Insertable, Kysely, Transaction } from "kysely";
import type { DiamondType, StoneOrigin } from "#domain/stone.ts";
import type { Tables } from "../tables.ts";

export type KeptStart = { diamond_type: DiamondType | null; stone_origin: StoneOrigin | null };

/** The last choice of an account; undefined without one. */
export const keptSearchStart = (db: Kysely<Tables>, accountId: number): Promise<KeptStart | undefined> =>
  db
    .selectFrom("search_start")
    .select(["diamond_type", "stone_origin"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();

export async function keepSearchStart(db: Transaction<Tables>, row: Insertable<Tables["search_start"]>): Promise<void> {
  const { account_id: _, ...chosen } = row;
  await db
    .insertInto("search_start")
    .values(row)
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(chosen))
    .execute();
}
