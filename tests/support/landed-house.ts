import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type pg from "pg";
import { projectFolder } from "#server/ground/project-folder.ts";

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

/** Puts the rows of a landed house into its tables. The client is a superuser's. */
export async function putRows(client: pg.ClientBase, { tables, sequences }: Landed): Promise<void> {
  await client.query("SET session_replication_role = replica"); // no trigger acts twice
  for (const [name, rows] of Object.entries(tables)) {
    const list = (await columnsOf(client, name)).join(", ");
    await client.query(`DELETE FROM "${name}"`); // some tables are born with a row
    await client.query(
      `INSERT INTO "${name}" (${list}) OVERRIDING SYSTEM VALUE
       SELECT ${list} FROM json_populate_recordset(NULL::"${name}", $1)`,
      [rows],
    );
  }
  for (const { name, value } of sequences) await client.query("SELECT setval($1, $2)", [`public."${name}"`, value]);
}

/** The columns of a table that can be written. */
export async function columnsOf(client: pg.ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(attname) AS name FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [`public."${table}"`],
  );
  return rows.map(({ name }) => name);
}
