import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { startEmbeddedPostgres } from "#server/db/embedded/start-embedded-postgres.ts";
import { askSql, type Row } from "./ask-sql.ts";
import type { Competitor } from "./competitor.ts";
import { forms } from "./sql.ts";
import { postgresDialect } from "./sql-dialect.ts";
import type { Stock } from "./stock.ts";
import { clustered, columns, valuesOf } from "./table.ts";

const settings = `
shared_buffers = 1GB
work_mem = 256MB
maintenance_work_mem = 512MB
effective_cache_size = 4GB
max_wal_size = 4GB
random_page_cost = 1.1
jit = off
fsync = off
`;

const indexes = [
  "CREATE UNIQUE INDEX ON stone(id)",
  "CREATE INDEX ON stone(stock_no text_pattern_ops)",
  "CREATE INDEX ON stone(report_no)",
  "CREATE INDEX ON stone(org_stock_no)",
  "CREATE INDEX ON stone(diamond_type,stone_origin,shape,color,clarity,carat)",
  "CREATE INDEX ON stone(shape,carat)",
  "CREATE INDEX ON stone(carat,id)",
  "CREATE INDEX ON stone(length,width,table_pct)",
  "CREATE INDEX ON stone(fancy_color,intensity,carat) WHERE diamond_type=1",
  "CREATE INDEX ON stone(shape,color,clarity,carat) INCLUDE (length,width,stone_origin,diamond_type,status,provider,id)",
  "CREATE INDEX ON stone USING brin (diamond_type,stone_origin,shape,carat) WITH (pages_per_range=32)",
  "CREATE INDEX ON stone(diamond_type,shape,carat) INCLUDE (stone_origin,status,provider,color,clarity,cut,polish,symmetry,lab,fluorescence,rap,price_per_ct,bucket,id)",
];

/** The fastest setup found for PostgreSQL: that of DATABASE_URL, else the embedded one in a folder that is removed. */
export async function openPostgres(stock: Stock): Promise<Competitor> {
  const { url, stop } = await server();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await load(client, stock);
  const [version] = (await client.query("SHOW server_version")).rows as [{ server_version: string }];
  const execute = async (sql: string) => (await client.query(sql)).rows as Row[];
  const isTimeout = (error: unknown) => (error as { code?: string }).code === "57014";
  /** Sets the limit. The former limit still applies to this statement, so a busy machine can cut it off too. */
  const limit = async (ms: number): Promise<unknown> =>
    client.query(`SET statement_timeout = ${ms}`).catch((error) => {
      if (isTimeout(error)) return limit(ms);
      throw error;
    });
  let limited = 0;
  return {
    name: `PostgreSQL ${version.server_version.split(" ")[0]}`,
    forms,
    async ask(question, form, mostMs) {
      const ms = Number.isFinite(mostMs) ? Math.ceil(mostMs) : 0;
      if (ms !== limited) await limit(ms);
      limited = ms;
      try {
        return await askSql(execute, question, postgresDialect, form);
      } catch (error) {
        if (isTimeout(error)) return "tooSlow";
        throw error;
      }
    },
    async close() {
      await client.query("DROP TABLE stone").catch(() => undefined);
      await client.end();
      await stop();
    },
  };
}

async function server(): Promise<{ url: string; stop(): Promise<void> }> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => undefined };
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "bench-search-"));
  fs.chmodSync(dataDir, 0o711); // As root the server runs as another user, who needs access.
  const quiet = { info: () => undefined, warn: () => undefined, error: console.error };
  const embedded = await startEmbeddedPostgres({ dataDir, settings, log: quiet });
  return {
    url: embedded.ownerUrl,
    async stop() {
      await embedded.stop();
      fs.rmSync(dataDir, { recursive: true });
    },
  };
}

async function load(client: pg.Client, stock: Stock): Promise<void> {
  const shape = columns.map(({ name, type }) => `${name} ${type}${type === "text" ? ' COLLATE "C"' : ""}`);
  await client.query("DROP TABLE IF EXISTS stone");
  await client.query(`CREATE UNLOGGED TABLE stone (${shape.join(", ")})`);
  const lines = function* () {
    for (const at of clustered(stock))
      yield `${valuesOf(stock, at)
        .map((value) => value ?? "\\N")
        .join("\t")}\n`;
  };
  await pipeline(Readable.from(lines()), client.query(copyFrom("COPY stone FROM STDIN")));
  for (const sql of indexes) await client.query(sql);
  await client.query("VACUUM ANALYZE stone");
}
