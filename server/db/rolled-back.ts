import { sql, type Transaction } from "kysely";
import type { Tables } from "./tables.ts";

/** Does something only to see what would come of it: what it wrote is undone, its answer stays. */
export async function rolledBack<T>(db: Transaction<Tables>, work: () => Promise<T>): Promise<T> {
  await sql`SAVEPOINT only_to_see`.execute(db);
  const seen = await work();
  await sql`ROLLBACK TO SAVEPOINT only_to_see`.execute(db);
  await sql`RELEASE SAVEPOINT only_to_see`.execute(db);
  return seen;
}
