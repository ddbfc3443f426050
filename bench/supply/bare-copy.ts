import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";

/**
 * Copies a provider's stones once more into the table, with all its indexes, checks and triggers, as another provider's.
 * Answers how long COPY took. It is taken back: the index of the portal never hears of it, and the next load has the
 * machine to itself.
 */
export async function bareCopy(client: pg.Client, from: number, to: number): Promise<number> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_name = 'stone' AND is_generated = 'NEVER' ORDER BY ordinal_position`,
  );
  const names = rows.map(({ name }) => name);
  const other: Record<string, string> = { id: "id + 100000000", stock_no: "'Z' || stock_no", provider_id: String(to) };
  const asked = `SELECT ${names.map((name) => other[name] ?? name).join(", ")} FROM stone WHERE provider_id = ${from}`;
  const parts: Buffer[] = [];
  for await (const part of client.query(copyTo(`COPY (${asked}) TO STDOUT`))) parts.push(part as Buffer);
  await client.query("BEGIN");
  const begun = performance.now();
  await pipeline(Readable.from(parts), client.query(copyFrom(`COPY stone (${names.join(", ")}) FROM STDIN`)));
  const ms = performance.now() - begun;
  await client.query("ROLLBACK");
  await client.query("VACUUM stone");
  return ms;
}
