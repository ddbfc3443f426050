import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import pg from "pg";
import { inject } from "vitest";
import { projectFolder } from "#server/ground/project-folder.ts";
import { at } from "./global-setup.ts";

/** A house as an earlier release left it (tools/keep-landed.ts). */
export type Landed = {
  migration: string;
  tables: Record<string, string>;
  sequences: { name: string; value: string }[];
};

const folder = path.join(projectFolder, "tests/landed");
export const landedHouses = readdirSync(folder).filter((name) => name.endsWith(".json.br"));
export const readLanded = (name: string): Landed =>
  JSON.parse(brotliDecompressSync(readFileSync(path.join(folder, name))).toString());

/** Puts the rows of a landed house into its tables, and a copy of them into the schema `landed`. */
export async function putLanded(url: string, { tables, sequences }: Landed): Promise<void> {
  await asAdminOf(url, async (client) => {
    await client.query("SET session_replication_role = replica; CREATE SCHEMA landed"); // no trigger acts twice
    for (const [name, rows] of Object.entries(tables)) {
      const { rows: columns } = await client.query<{ name: string }>(
        `SELECT quote_ident(attname) AS name FROM pg_attribute
         WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
        [`public."${name}"`],
      );
      const list = columns.map((column) => column.name).join(", ");
      await client.query(`DELETE FROM "${name}"`); // some tables are born with a row
      await client.query(
        `INSERT INTO "${name}" (${list}) OVERRIDING SYSTEM VALUE
         SELECT ${list} FROM json_populate_recordset(NULL::"${name}", $1)`,
        [rows],
      );
      await client.query(`CREATE TABLE landed."${name}" AS TABLE "${name}"`);
    }
    for (const { name, value } of sequences) await client.query("SELECT setval($1, $2)", [`public."${name}"`, value]);
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
