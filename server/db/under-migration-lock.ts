import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { advisoryLocks } from "../ground/advisory-locks.ts";

const LOOK_MS = 100;

/** Runs the work while no other portal does the same on this database: of several that start together, the others wait. */
export async function underMigrationLock<Result>(
  pool: pg.Pool,
  work: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query("SET statement_timeout = 0");
    // It asks again and again: an index that is built beside people waits for each statement that waits.
    while (!(await isMine(client))) await sleep(LOOK_MS);
    return await work(client);
  } finally {
    client.release(true); // closes the connection, and with it the lock and an unfinished transaction
  }
}

async function isMine(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>("SELECT pg_try_advisory_lock($1) AS mine", [
    advisoryLocks.migration,
  ]);
  return rows[0]?.mine === true;
}
