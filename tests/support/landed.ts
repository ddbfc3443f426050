import pg from "pg";
import { inject } from "vitest";
import { at } from "./global-setup.ts";
import { type Landed, putRows } from "./landed-house.ts";

/** Puts the rows of a landed house into its tables, and a copy of them into the schema `landed`. */
export async function putLanded(url: string, landed: Landed): Promise<void> {
  await asAdminOf(url, async (client) => {
    await putRows(client, landed);
    await client.query("CREATE SCHEMA landed");
    for (const name of Object.keys(landed.tables))
      await client.query(`CREATE TABLE landed."${name}" AS TABLE public."${name}"`);
  });
}

/** The losses of the tables since rows were put into them: a table, or a column with the number of its rows. */
export async function lostSince(url: string): Promise<string[]> {
  const lost: string[] = [];
  await asAdminOf(url, async (client) => {
    const { rows: columns } = await client.query<{ table: string; column: string; is_there: boolean }>(
      `SELECT o.table_name AS table, o.column_name AS column, n.column_name IS NOT NULL AS is_there
       FROM information_schema.columns o
       LEFT JOIN information_schema.columns n
         ON n.table_schema = 'public' AND n.table_name = o.table_name AND n.column_name = o.column_name
       WHERE o.table_schema = 'landed' ORDER BY 1, 2`,
    );
    for (const { table, column, is_there } of columns) {
      if (!is_there) {
        lost.push(`${table}.${column} is gone`);
        continue;
      }
      const { rows } = await client.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM (
           SELECT "${column}"::text FROM landed."${table}" EXCEPT ALL SELECT "${column}"::text FROM public."${table}") gone`,
      );
      if (rows[0]?.count) lost.push(`${table}.${column} differs in ${rows[0].count} rows`);
    }
  });
  return lost;
}

async function asAdminOf(url: string, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client(at(inject("databaseUrls").admin, new URL(url).pathname.slice(1)));
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
