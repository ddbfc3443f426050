import { logSize } from "../db/queries/audit-log.ts";
import type { House } from "../house/house.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { keepOldPapers } from "../workflows/keep-papers.ts";
import { seedApplicant, seedDemo } from "./demo.ts";
import { applyWithPapers, seedDemoDocuments } from "./demo-documents.ts";
import { seedDemoHome } from "./demo-home.ts";
import { seedDemoLines } from "./demo-lines.ts";
import { seedDemoMailings } from "./demo-mailings.ts";
import { keptDemoPassword } from "./demo-password.ts";
import { seedDemoStockDays } from "./demo-stock-days.ts";
import { seedDemoStockLists } from "./demo-stock-lists.ts";
import { seedHouse } from "./house.ts";
import { insistOnDemoHouse } from "./insist-on-demo-house.ts";
import { seedStock } from "./stones/seed-stock.ts";
import { demoYear, yearBeginning } from "./year/demo-year.ts";

type Wish = { isDemo: boolean; demoPassword: string | undefined; demoStones: number };

/**
 * Fills every house with what it needs, and a demo house with its people and stock. Returns the password of the demo
 * accounts, if there are any.
 */
export async function fillHouse(house: House, env: Wish, dataDir: string): Promise<string | undefined> {
  if (env.isDemo) await insistOnDemoHouse(house);
  const isNewDemo = env.isDemo && (await logSize(house.db)) === 0;
  const loggedAt = isNewDemo ? yearBeginning(house.now()) : undefined;
  const start = { requestId: "start", operation: "start", loggedAt };
  await inTransaction(house, start, seedHouse);
  await keepOldPapers(house);
  const demoPassword = env.isDemo ? (env.demoPassword ?? keptDemoPassword(dataDir)) : undefined;
  if (demoPassword) await inTransaction(house, start, (ctx) => seedDemo(ctx, demoPassword));
  if (demoPassword) await inTransaction(house, start, (ctx) => seedStock(ctx, env.demoStones));
  if (demoPassword) await inTransaction(house, start, (ctx) => seedApplicant(ctx, demoPassword));
  if (demoPassword) await seedDemoDocuments(house, loggedAt);
  const year = isNewDemo ? demoYear(house.now(), env.demoStones) : undefined;
  if (demoPassword) await seedDemoLines(house, year);
  if (demoPassword) await seedDemoStockDays(house);
  if (demoPassword) await applyWithPapers(house);
  if (demoPassword) await seedDemoStockLists(house);
  if (demoPassword) await seedDemoHome(house);
  if (demoPassword) await seedDemoMailings(house);
  return demoPassword;
}
