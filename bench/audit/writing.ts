import type pg from "pg";

/** A table like the log's without the chain: it shows the cost of rows and indexes alone. */
export const bareTable = `CREATE TABLE bench_bare (LIKE audit_event INCLUDING GENERATED INCLUDING INDEXES);
  CREATE SEQUENCE bench_bare_seq;
  ALTER TABLE bench_bare ALTER seq SET DEFAULT nextval('bench_bare_seq'), ALTER prev SET DEFAULT '\\x00',
    ALTER hash SET DEFAULT decode(md5(random()::text), 'hex');
  GRANT ALL ON bench_bare, bench_bare_seq TO portal_app`;

/** `ahead` is the number of rows sent before the first answer. */
export type Writers = { connections: number; ahead: number };

/** Rows a second, each in a transaction of its own. */
export async function written(pool: pg.Pool, table: string, body: string, { connections, ahead }: Writers, ms: number) {
  const begun = performance.now();
  const text = `INSERT INTO ${table} (at, body) VALUES (now(), $1)`;
  let rows = 0;
  const clients = await Promise.all(Array.from({ length: connections }, () => pool.connect()));
  const write = async (client: pg.PoolClient) => {
    for (; performance.now() < begun + ms; rows++) await client.query({ name: table, text, values: [body] });
  };
  try {
    await Promise.all(clients.flatMap((client) => Array.from({ length: ahead }, () => write(client))));
    return (rows / (performance.now() - begun)) * 1000;
  } finally {
    for (const client of clients) client.release();
  }
}
