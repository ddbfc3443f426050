import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { stoneAttributes } from "#domain/stone.ts";
import { caratEdges, providerCount, schema } from "../schema.ts";
import type { Stock } from "../stock.ts";
import { priceListId, providerId, stoneColumns, stoneLines } from "./stone-lines.ts";

const MOST_CARAT = 65_000;

/** The carat ranges of the benchmark in carat, both ends included. */
export const caratBounds = caratEdges.map((edge, i) => ({
  from: ((caratEdges[i - 1] ?? 1) / 100).toFixed(2),
  to: (Math.min(edge - 1, MOST_CARAT) / 100).toFixed(2),
}));

/** Gives the benchmark's stones to a house without any, with their lists, providers and ranges. */
export async function fillHouse(client: pg.Client, stock: Stock): Promise<void> {
  await client.query(
    `INSERT INTO provider (id, name, prefix) OVERRIDING SYSTEM VALUE
     SELECT id, name, translate(id::text, '0123456789', 'ABCDEFGHIJ') FROM unnest($1::int[], $2::text[]) AS p (id, name)`,
    [Array.from({ length: providerCount }, (_, code) => providerId(code)), schema.attribute("provider").values],
  );
  await client.query(
    `INSERT INTO price_list (id, list_no, label, effective_on, is_synthetic, applied_at)
     OVERRIDING SYSTEM VALUE VALUES ($1, 1, 'benchmark', now(), true, now())`,
    [priceListId],
  );
  await client.query("DELETE FROM carat_range");
  await client.query(
    `INSERT INTO carat_range (from_carat, to_carat, sequence)
     SELECT * FROM unnest($1::numeric[], $2::numeric[]) WITH ORDINALITY`,
    [caratBounds.map(({ from }) => from), caratBounds.map(({ to }) => to)],
  );
  for (const [name, { master }] of Object.entries(stoneAttributes)) await addCodes(client, master, name);
  const copy = client.query(copyFrom(`COPY stone (${stoneColumns.join(", ")}) FROM STDIN`));
  await pipeline(Readable.from(stoneLines(stock), { highWaterMark: 4096 }), copy);
  await client.query("DELETE FROM stone_change"); // The nightly cleaning leaves the table in this state.
}

/** Adds the codes of the benchmark's stones that are missing in the house's list. */
async function addCodes(client: pg.Client, master: string, attribute: string): Promise<void> {
  const known = schema.attributes.find(({ name }) => name === attribute);
  if (!known) return;
  await client.query(
    `INSERT INTO sub_master (master_id, code, name, sequence)
     SELECT m.id, v.code, v.code, 1000 + (SELECT count(*) FROM sub_master s WHERE s.master_id = m.id) + v.place
     FROM master m, unnest($2::text[]) WITH ORDINALITY AS v (code, place)
     WHERE m.code = $1 AND NOT EXISTS (SELECT FROM sub_master s WHERE s.master_id = m.id AND s.code = v.code)`,
    [master, known.values.filter((value) => value !== "-")],
  );
}
