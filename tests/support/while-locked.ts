import type pg from "pg";

/** Holds a table while something is tried. `release` lets whoever waits for it go on. */
export async function whileLocked<T>(
  pool: pg.Pool,
  table: string,
  work: (release: () => Promise<unknown>) => Promise<T>,
): Promise<T> {
  const held = await pool.connect();
  try {
    await held.query(`BEGIN; LOCK TABLE ${table}`);
    return await work(() => held.query("ROLLBACK"));
  } finally {
    await held.query("ROLLBACK");
    held.release();
  }
}
