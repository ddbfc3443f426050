import type pg from "pg";
import { advisoryLocks } from "../ground/advisory-locks.ts";

/** Runs the work while no other portal does the same on this database: of several that start together, the others wait. */
export async function underMigrationLock<Result>(
  pool: pg.Pool,
  work: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query("SET statement_timeout = 0; SET lock_timeout = 0");
    await client.query("SELECT pg_advisory_lock($1)", [advisoryLocks.migration]);
    await client.query("RESET lock_timeout"); // waiting for a running portal's tables has its limit again
    return await work(client);
  } finally {
    client.release(true); // closes the connection, and with it the lock and an unfinished transaction
  }
}
