import type pg from "pg";

/** Does the work unless another process of the house has this advisory lock at this moment. Answers whether it did. */
export async function underTryLock(pool: pg.Pool, lock: number, work: () => Promise<void>): Promise<boolean> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ mine: boolean }>("SELECT pg_try_advisory_lock($1) AS mine", [lock]);
    if (!rows[0]?.mine) return false;
    await work();
    return true;
  } finally {
    // Said before the connection goes, since the server notices that a little later.
    await client.query("SELECT pg_advisory_unlock($1)", [lock]).catch(() => {});
    client.release(true);
  }
}
