import { setImmediate as otherWork } from "node:timers/promises";
import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { copyOfStones, stockNow } from "../../db/queries/stone-fields.ts";
import type { Tables } from "../../db/tables.ts";
import { openIndex } from "../index/search-index.ts";
import { CopyLines } from "./copy-lines.ts";
import { rowReader } from "./row-reader.ts";
import { StockCopy } from "./stock-copy.ts";
import { loadShape } from "./stock-shape.ts";

/** So long the load may keep requests waiting before it lets them through. */
const SLICE_MS = 5;

/** A new index with everything that was committed when the load began, read in one snapshot. */
export async function loadStock(pool: pg.Pool, signal: AbortSignal): Promise<StockCopy> {
  const client = await pool.connect();
  let isOver = false;
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    await client.query("SET LOCAL statement_timeout = 0");
    await client.query("SET LOCAL enable_sort = off"); // by the index that keeps alike stones together: it need not wait for the last
    const copy = await load(client, signal);
    await client.query("COMMIT");
    isOver = true;
    return copy;
  } finally {
    client.release(!isOver); // in the middle of a COPY a connection is of no more use
  }
}

async function load(client: pg.PoolClient, signal: AbortSignal): Promise<StockCopy> {
  const db = onClient(client);
  const shape = await loadShape(db);
  const reader = rowReader(shape);
  const { horizon, stones } = await stockNow(db);
  const index = openIndex(shape.schema, { rows: stones });
  const lines = new CopyLines();
  const put = (bytes: Buffer, from: number, to: number) => index.put([reader.read(bytes, from, to)]);
  let sliceEnd = performance.now() + SLICE_MS;
  for await (const chunk of client.query(copyTo(copyOfStones(reader.columns)))) {
    lines.read(chunk as Buffer, put);
    if (performance.now() < sliceEnd) continue;
    signal.throwIfAborted();
    await otherWork();
    sliceEnd = performance.now() + SLICE_MS;
  }
  index.settle();
  return new StockCopy(index, shape, reader, horizon);
}

/** The typed way to one connection, whoever it belongs to. */
function onClient(client: pg.PoolClient): Kysely<Tables> {
  const pool = { connect: async () => ({ query: client.query.bind(client), release: () => {} }), end: async () => {} };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) });
}
