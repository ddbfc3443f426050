import { askSql, type Row } from "./ask-sql.ts";
import type { Competitor } from "./competitor.ts";
import { databasePackage } from "./database-package.ts";
import { description } from "./schema.ts";
import { clickhouseDialect } from "./sql-dialect.ts";
import { none, type Stock } from "./stock.ts";
import { clustered, columns, valuesOf } from "./table.ts";

interface Clickhouse {
  Session: new (folder?: string, options?: { connectionArgs: string[] }) => Session;
}
interface Session {
  queryAsync(sql: string, options?: { format: string }): Promise<{ text(): string }>;
  insert(rows: { table: string; values: Buffer; format: "TabSeparated" }): Promise<unknown>;
  close(): void;
}

const ROWS_AT_ONCE = 100_000;
const settings = {
  max_threads: 2,
  join_use_nulls: 1,
  // As in the other databases: a column goes before a new name, a long sum keeps its digits, and nothing stays nothing.
  prefer_column_name_to_alias: 1,
  output_format_json_quote_64bit_integers: 1,
  cast_keep_nullable: 1,
  max_query_size: 16_000_000, // the factors of a viewer stand in each price
};

/** ClickHouse's engine in this process, from bench/databases/package.json, on disk. Without it, the reason as text. */
export async function openClickhouse(stock: Stock): Promise<Competitor | string> {
  const clickhouse = await databasePackage<Clickhouse>("chdb");
  if (!clickhouse) return "chdb is not installed (npm install in bench/databases)";
  const connectionArgs = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  const session = new clickhouse.Session(undefined, { connectionArgs });
  await session.queryAsync("CREATE DATABASE bench");
  await session.queryAsync("USE bench");
  await session.queryAsync(tableOf(stock));
  for (const rows of texts(stock)) await session.insert({ table: "stone", values: rows, format: "TabSeparated" });
  await session.queryAsync("OPTIMIZE TABLE stone FINAL");
  const execute = async (sql: string) => {
    // It has no word for a part that is worked out once.
    const answer = await session.queryAsync(sql.replaceAll("AS MATERIALIZED", "AS"), { format: "JSONEachRow" });
    const lines = answer.text().split("\n");
    return lines.filter(Boolean).map((line) => JSON.parse(line) as Row);
  };
  return {
    name: "ClickHouse",
    forms: ["jointSets", "joint", "apart", "each"],
    ask: (question, form) => askSql(execute, question, clickhouseDialect, form),
    close: async () => session.close(),
  };
}

/** The table in the order that people filter by. Bloom filters find the numbers of stones. */
function tableOf(stock: Stock): string {
  const numbersWithout = stock.numbers.map((column) => column.includes(none));
  const typed = columns.map(({ name, type }, at) => {
    const plain = { int: "Int32", smallint: "Int16", text: "String" }[type];
    const mayBeNone = type === "text" || numbersWithout[at - 1];
    return `${name} ${mayBeNone ? `Nullable(${plain})` : plain}`;
  });
  const keys = columns.filter(({ type }) => type === "text");
  const indexes = keys.map(({ name }) => `INDEX by_${name} ${name} TYPE bloom_filter GRANULARITY 1`);
  const order = [...description.clusterBy, "id"].join(", ");
  return `CREATE TABLE stone (${[...typed, ...indexes].join(", ")})
    ENGINE = MergeTree ORDER BY (${order}) SETTINGS allow_nullable_key = 1`;
}

function* texts(stock: Stock): Generator<Buffer> {
  let lines: string[] = [];
  for (const at of clustered(stock)) {
    lines.push(
      valuesOf(stock, at)
        .map((value) => value ?? "\\N")
        .join("\t"),
    );
    if (lines.length < ROWS_AT_ONCE) continue;
    yield Buffer.from(`${lines.join("\n")}\n`);
    lines = [];
  }
  if (lines.length > 0) yield Buffer.from(`${lines.join("\n")}\n`);
}
