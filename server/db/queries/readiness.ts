import type pg from "pg";

/** Writes a page's worth of bytes and commits it, which fails on a full disk. The row before it gives its room back. */
export const writeReadiness = (client: Pick<pg.PoolClient, "query">) =>
  client.query(
    `WITH gone AS (DELETE FROM readiness)
     INSERT INTO readiness (filler) VALUES ($1)`,
    ["-".repeat(4096)],
  );

/** The newest migration that was applied; empty for none. */
export async function newestApplied(client: Pick<pg.PoolClient | pg.Pool, "query">): Promise<string> {
  const { rows } = await client.query<{ name: string | null }>('SELECT max(name COLLATE "C") AS name FROM migration');
  return rows[0]?.name ?? "";
}
