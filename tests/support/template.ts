import type pg from "pg";
import { inTransaction } from "#server/house/unit-of-work.ts";
import { seedDemo } from "#server/seed/demo.ts";
import { demoBeginning } from "#server/seed/demo-lines.ts";
import { seedHouse } from "#server/seed/house.ts";
import { seedStock } from "#server/seed/stones/seed-stock.ts";
import { RecordedJobs } from "./recorded-jobs.ts";
import { testHouse } from "./test-house.ts";

/** The password of every demo account in every test's database. */
export const demoPassword = "three-quiet-lanterns";

/** Few enough to be copied for every test, and enough for each kind of stone. */
export const testStones = 600;

/**
 * Writes the demo house into the template of every test's database. `owner` is connected as the owner of the migrated
 * tables.
 */
export async function seedTemplate(owner: pg.Pool): Promise<void> {
  const house = testHouse({ pool: owner, jobs: new RecordedJobs() });
  const loggedAt = demoBeginning(house.now());
  await inTransaction(house, { requestId: "template", operation: "template", loggedAt }, async (ctx) => {
    await seedHouse(ctx);
    await seedDemo(ctx, demoPassword);
    await seedStock(ctx, testStones);
  });
}
