import type pg from "pg";
import { seedDemo } from "#server/seed/demo.ts";
import { seedHouse } from "#server/seed/house.ts";
import { inTransaction } from "#server/unit-of-work.ts";
import { RecordedJobs } from "./recorded-jobs.ts";
import { testHouse } from "./test-house.ts";

/** Of every demo account in every test's database. */
export const demoPassword = "three-quiet-lanterns";

/** What every test finds in its database: the demo house. `owner` is connected as the owner of the migrated tables. */
export async function seedTemplate(owner: pg.Pool): Promise<void> {
  const house = testHouse({ pool: owner, jobs: new RecordedJobs() });
  await inTransaction(house, { requestId: "template", operation: "template" }, async (ctx) => {
    await seedHouse(ctx);
    await seedDemo(ctx, demoPassword);
  });
}
