import { sql } from "kysely";
import type { Writing } from "./writing.ts";

/** Does work only to see its result. The result is answered, but nothing stays in the tables or in the log. */
export async function rolledBack<T>({ db, audit }: Writing, work: () => Promise<T>): Promise<T> {
  const logged = audit.length;
  await sql`SAVEPOINT only_to_see`.execute(db);
  const seen = await work();
  await sql`ROLLBACK TO SAVEPOINT only_to_see`.execute(db);
  await sql`RELEASE SAVEPOINT only_to_see`.execute(db);
  audit.length = logged;
  return seen;
}
