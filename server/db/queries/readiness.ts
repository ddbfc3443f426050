import type pg from "pg";

/** Writes a page's worth of bytes and commits it, which fails on a full disk. The row before it gives its room back. */
export const writeReadiness = (client: Pick<pg.PoolClient, "query">) =>
  client.query(
    `WITH gone AS (DELETE FROM readiness)
     INSERT INTO readiness (filler) VALUES ($1)`,
    ["-".repeat(4096)],
  );
