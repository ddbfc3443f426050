import type { Insertable, Kysely, Transaction } from "kysely";
import type { KeptColumn } from "../stone-tables.ts";
import type { Tables } from "../tables.ts";

/** The columns of a stone table as a person left them; an empty list is the default. */
export async function keptStoneTable(db: Kysely<Tables>, accountId: number, view: string): Promise<KeptColumn[]> {
  const row = await db
    .selectFrom("stone_table")
    .select("columns")
    .where("account_id", "=", accountId)
    .where("view", "=", view)
    .executeTakeFirst();
  return row?.columns ?? [];
}

export async function keepStoneTable(db: Transaction<Tables>, row: Insertable<Tables["stone_table"]>): Promise<void> {
  const { columns, updated_at } = row;
  await db
    .insertInto("stone_table")
    .values(row)
    .onConflict((conflict) => conflict.columns(["account_id", "view"]).doUpdateSet({ columns, updated_at }))
    .execute();
}
