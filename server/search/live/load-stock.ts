import { setImmediate as otherWork } from "node:timers/promises";
import { Kysely, PostgresDialect, sql } from "kysely";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { copyOfStones } from "../../db/queries/stone-fields.ts";
import type { Tables } from "../../db/tables.ts";
import { openIndex } from "../index/search-index.ts";
import { CopyText } from "./copy-text.ts";
import { rowReader, UnknownCode } from "./row-reader.ts";
import { StockCopy } from "./stock-copy.ts";
import { type ExtraValues, loadShape } from "./stock-shape.ts";

/** So long the load may keep requests waiting before it lets them through. */
const SLICE_MS = 5;

/** A new index with everything that was committed when the load began, read in one snapshot. */
export async function loadStock(pool: pg.Pool, signal: AbortSignal): Promise<StockCopy> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    await client.query("SET LOCAL statement_timeout = 0");
    await client.query("SET LOCAL work_mem = '256MB'");
    const extra: ExtraValues = {};
    for (;;) {
      signal.throwIfAborted();
      const copy = await tryToLoad(client, extra, signal);
      if (copy) return copy;
    }
  } finally {
    await client.query("ROLLBACK").catch(() => {});
    client.release();
  }
}

/** Undefined where stones have codes that no list names: these are in `extra` then, and the load begins again. */
async function tryToLoad(
  client: pg.PoolClient,
  extra: ExtraValues,
  signal: AbortSignal,
): Promise<StockCopy | undefined> {
  const db = onClient(client);
  const shape = await loadShape(db, extra);
  const reader = rowReader(shape);
  const horizon = await sql<{ horizon: string; stones: number }>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon, (SELECT count(*) FROM stone) AS stones`.execute(
    db,
  );
  const { stones = 0, horizon: since = "0" } = horizon.rows[0] ?? {};
  const index = openIndex(shape.schema, { rows: stones });
  const text = new CopyText();
  const unknown: ExtraValues = {};
  let sliceEnd = performance.now() + SLICE_MS;
  for await (const chunk of client.query(copyTo(copyOfStones(reader.columns)))) {
    for (const fields of text.rows(chunk as Buffer)) {
      try {
        index.put([reader.read(fields)]);
      } catch (error) {
        if (!(error instanceof UnknownCode)) throw error;
        unknown[error.attribute] = [...new Set([...(unknown[error.attribute] ?? []), error.value])].sort();
      }
    }
    if (performance.now() < sliceEnd) continue;
    signal.throwIfAborted();
    await otherWork();
    sliceEnd = performance.now() + SLICE_MS;
  }
  index.settle();
  if (Object.keys(unknown).length === 0) return new StockCopy(index, shape, reader, since);
  for (const [attribute, values] of Object.entries(unknown))
    extra[attribute] = [...new Set([...(extra[attribute] ?? []), ...values])].sort();
  return undefined;
}

/** The typed way to one connection, whoever it belongs to. */
function onClient(client: pg.PoolClient): Kysely<Tables> {
  const pool = { connect: async () => ({ query: client.query.bind(client), release: () => {} }), end: async () => {} };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) });
}
