import type { Insertable, Kysely, Transaction } from "kysely";
import type { KeptColumn, StoneFieldSet } from "../stone-tables.ts";
import type { Tables } from "../tables.ts";

type Row = Insertable<Tables["stone_table"]>;

/** The columns of a stone table as a person left them, empty for the default, and the sets that they kept. */
export async function keptStoneTable(
  db: Kysely<Tables>,
  accountId: number,
  view: string,
): Promise<{ columns: KeptColumn[]; sets: StoneFieldSet[] }> {
  const row = await db
    .selectFrom("stone_table")
    .select(["columns", "sets"])
    .where("account_id", "=", accountId)
    .where("view", "=", view)
    .executeTakeFirst();
  return row ?? { columns: [], sets: [] };
}

export async function keepStoneTable(db: Transaction<Tables>, row: Row): Promise<void> {
  const { columns, updated_at } = row;
  await db
    .insertInto("stone_table")
    .values(row)
    .onConflict((conflict) => conflict.columns(["account_id", "view"]).doUpdateSet({ columns, updated_at }))
    .execute();
}

/** Changes the sets under the lock of their row, as the same person may keep another one in another window. */
export async function changeStoneFieldSets(
  db: Transaction<Tables>,
  row: Omit<Row, "columns" | "sets">,
  change: (sets: readonly StoneFieldSet[]) => StoneFieldSet[],
): Promise<void> {
  await db
    .insertInto("stone_table")
    .values({ ...row, columns: "[]" })
    .onConflict((conflict) => conflict.columns(["account_id", "view"]).doNothing())
    .execute();
  const own = db.selectFrom("stone_table").where("account_id", "=", row.account_id).where("view", "=", row.view);
  const { sets } = await own.select("sets").forUpdate().executeTakeFirstOrThrow();
  await db
    .updateTable("stone_table")
    .set({ sets: JSON.stringify(change(sets)), updated_at: row.updated_at })
    .where("account_id", "=", row.account_id)
    .where("view", "=", row.view)
    .execute();
}
