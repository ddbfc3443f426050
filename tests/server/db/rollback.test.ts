import { expect, test } from "vitest";
import { openKysely } from "#server/db/kysely.ts";
import { useRollback } from "#support/database.ts";

type Shelf = { shelf: { id: number; stones: number } };

const db = useRollback();
const kysely = () => openKysely<Shelf>(db.pool);

async function stonesOf(id: number): Promise<number | undefined> {
  const row = await kysely().selectFrom("shelf").select("stones").where("id", "=", id).executeTakeFirst();
  return row?.stones;
}

// In the test's own transaction, as it were: DDL is rolled back too.
const makeShelf = () =>
  db.pool.query(
    "CREATE TEMP TABLE shelf (id integer PRIMARY KEY, stones integer); INSERT INTO shelf VALUES (1, 0), (2, 0)",
  );

test("a transaction of the portal commits within the test", async () => {
  await makeShelf();
  await kysely()
    .transaction()
    .execute((tx) => tx.updateTable("shelf").set({ stones: 7 }).where("id", "=", 1).execute());
  expect(await stonesOf(1)).toBe(7);
});

test("and is gone in the next", async () => {
  await makeShelf();
  expect(await stonesOf(1)).toBe(0);
});

test("a failed transaction of the portal rolls back, and the test goes on", async () => {
  await makeShelf();
  const failing = kysely()
    .transaction()
    .execute(async (tx) => {
      await tx.updateTable("shelf").set({ stones: 8 }).where("id", "=", 2).execute();
      await tx.insertInto("shelf").values({ id: 1, stones: 1 }).execute();
    });
  await expect(failing).rejects.toThrow("duplicate key");
  expect(await stonesOf(2)).toBe(0);
});

test("concurrent transactions take turns", async () => {
  await makeShelf();
  const add = (stones: number) =>
    kysely()
      .transaction()
      .execute(async (tx) => {
        const row = await tx.selectFrom("shelf").select("stones").where("id", "=", 2).executeTakeFirstOrThrow();
        await tx
          .updateTable("shelf")
          .set({ stones: row.stones + stones })
          .where("id", "=", 2)
          .execute();
      });
  await Promise.all([1, 2, 3].map(add));
  expect(await stonesOf(2)).toBe(6);
});

test("the tests work as the role that the portal runs as", async () => {
  expect((await db.pool.query("SELECT current_user AS me")).rows).toEqual([{ me: "portal_app" }]);
});
