import { setImmediate as otherWork } from "node:timers/promises";
import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { connectionApart, mayTakeLong } from "../../db/pool.ts";
import { copyOfKinds, copyOfStones, horizonNow } from "../../db/queries/stone-fields.ts";
import type { Tables } from "../../db/tables.ts";
import { Kinds } from "../index/kinds.ts";
import { openIndex } from "../index/search-index.ts";
import { CopyLines } from "./copy-lines.ts";
import { FieldCursor } from "./field-cursor.ts";
import { kindReader } from "./read-kinds.ts";
import { RowBuffer, RowReader } from "./row-reader.ts";
import { StockCopy } from "./stock-copy.ts";
import { loadShape } from "./stock-shape.ts";

/** The longest time that the load keeps requests waiting. */
const SLICE_MS = 5;

/** Loads a new index with everything committed at its beginning, read in one snapshot. */
export async function loadStock(pool: pg.Pool, signal: AbortSignal, mostBytes?: number): Promise<StockCopy> {
  const client = await connectionApart(pool);
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    mayTakeLong(client, true);
    await client.query("SET LOCAL statement_timeout = 0");
    await client.query("SET LOCAL enable_hashagg = off"); // counts kinds along stone_alike, four times as fast
    const copy = await load(client, signal, mostBytes);
    await client.query("COMMIT");
    return copy;
  } finally {
    client.release(true);
  }
}

async function load(client: pg.PoolClient, signal: AbortSignal, mostBytes?: number): Promise<StockCopy> {
  const db = onClient(client);
  const shape = await loadShape(db);
  const horizon = await horizonNow(db);
  const kinds = new Kinds(shape.schema);
  const kind = kindReader(shape.schema);
  await readLines(client, signal, copyOfKinds(kind.columns), (cursor) => kind.next(cursor, kinds));
  const index = openIndex(shape.schema, { rows: kinds.rows, ...(mostBytes && { mostBytes }) });
  const filling = index.fill(kinds);
  const reader = new RowReader(shape);
  const row = new RowBuffer(shape.schema);
  await readLines(client, signal, copyOfStones(reader.columns), (cursor) => filling.put(reader.next(cursor, row)));
  for (const _ of filling.finish()) await otherWork();
  return new StockCopy(index, shape, reader, horizon);
}

/** Hands over a COPY line by line, and lets other work run in between. */
async function readLines(
  client: pg.PoolClient,
  signal: AbortSignal,
  copy: string,
  take: (cursor: FieldCursor) => void,
) {
  const lines = new CopyLines();
  let sliceEnd = performance.now() + SLICE_MS;
  for await (const chunk of client.query(copyTo(copy))) {
    for (const bytes of lines.whole(chunk as Buffer)) {
      const cursor = new FieldCursor(bytes);
      while (cursor.at < bytes.length) take(cursor);
    }
    if (performance.now() < sliceEnd) continue;
    signal.throwIfAborted();
    await otherWork();
    sliceEnd = performance.now() + SLICE_MS;
  }
}

/** Typed access to one connection, which its owner releases. */
function onClient(client: pg.PoolClient): Kysely<Tables> {
  const pool = { connect: async () => ({ query: client.query.bind(client), release: () => {} }), end: async () => {} };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) });
}
