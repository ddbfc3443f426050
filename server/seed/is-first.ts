import type { House } from "../house/house.ts";

/** True at the first call for a name, false ever after. */
export async function isFirst({ db }: Pick<House, "db">, made: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("setting")
    .values({ key: made, value: JSON.stringify({}) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
