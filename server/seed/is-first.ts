import type { House } from "../house/house.ts";

/** Whether the house has never been given this: says so once, and is told the next time. */
export async function isFirst({ db }: Pick<House, "db">, made: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("setting")
    .values({ key: made, value: JSON.stringify({}) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
