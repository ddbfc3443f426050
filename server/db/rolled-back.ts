import { sql } from "kysely";
import type { Writing } from "./writing.ts";

/** Does something only to see what would come of it: it is neither in the tables nor in the log, its answer stays. */
export async function rolledBack<T>({ db, audit }: Writing, work: () => Promise<T>): Promise<T> {
  const logged = audit.length;
  await sql`SAVEPOINT only_to_see`.execute(db);
  const seen = await work();
  await sql`ROLLBACK TO SAVEPOINT only_to_see`.execute(db);
  await sql`RELEASE SAVEPOINT only_to_see`.execute(db);
  audit.length = logged;
  return seen;
}
