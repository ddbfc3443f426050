import { expect, test } from "vitest";
import { PriceTables } from "#server/access/markups/price-tables.ts";
import { pricingVersion } from "#server/db/queries/viewers.ts";
import { useOwnApp } from "#support/app.ts";

const portal = useOwnApp();
const nobody = { businessId: null, associateId: null };

/** Runs work on a connection that sees the house as it was before, as a replica does that is behind. */
async function behind<T>(change: () => Promise<unknown>, work: (db: typeof portal.db) => Promise<T>): Promise<T> {
  const transaction = portal.db.transaction().setIsolationLevel("repeatable read");
  return transaction.execute(async (db) => {
    await pricingVersion(db); // from here on it sees nothing new
    await change();
    return work(db);
  });
}

test("providers and prices that a replica tells too late are not kept for those who ask the primary", async () => {
  const tables = new PriceTables();
  const { rows } = await portal.pool.query("SELECT min(id) AS id FROM provider WHERE is_active");
  const off = () => portal.pool.query("UPDATE provider SET is_active = false WHERE id = $1", [rows[0].id]);
  const dearer = () => portal.pool.query("UPDATE markup_rule SET value = value + 7");
  const edgesOf = (table: Awaited<ReturnType<PriceTables["of"]>>) => JSON.stringify(table);
  let late = "";
  const seen = await behind(
    async () => {
      await off();
      await dearer();
    },
    async (db) => {
      const pricing = await pricingVersion(portal.db);
      late = edgesOf(await tables.of(db, { ...nobody, pricing }));
      return tables.activeProviders(db, { pricing });
    },
  );
  const pricing = await pricingVersion(portal.db);
  expect(seen).toContain(rows[0].id);
  expect(await tables.activeProviders(portal.db, { pricing })).not.toContain(rows[0].id);
  const present = edgesOf(await new PriceTables().of(portal.db, { ...nobody, pricing }));
  expect(present).not.toBe(late);
  expect(edgesOf(await tables.of(portal.db, { ...nobody, pricing }))).toBe(present);
});
