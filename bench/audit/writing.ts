import type pg from "pg";

/** A table as the log's without the chain: what its rows and indexes cost by themselves. */
export const bareTable = `CREATE TABLE bench_bare (LIKE audit_event INCLUDING GENERATED INCLUDING INDEXES);
  CREATE SEQUENCE bench_bare_seq;
  ALTER TABLE bench_bare ALTER seq SET DEFAULT nextval('bench_bare_seq'), ALTER prev SET DEFAULT '\\x00',
    ALTER hash SET DEFAULT decode(md5(random()::text), 'hex');
  GRANT ALL ON bench_bare, bench_bare_seq TO portal_app`;

/** Rows a second, each in a transaction of its own, by so many connections at once. */
export async function written(pool: pg.Pool, table: string, body: string, connections: number, ms: number) {
  const end = performance.now() + ms;
  let rows = 0;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = await pool.connect();
      try {
        for (; performance.now() < end; rows++)
          await client.query({
            name: table,
            text: `INSERT INTO ${table} (at, body) VALUES (now(), $1)`,
            values: [body],
          });
      } finally {
        client.release();
      }
    }),
  );
  return (rows / (performance.now() - begun)) * 1000;
}
