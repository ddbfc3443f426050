import { askSql, type Row } from "./ask-sql.ts";
import type { Competitor } from "./competitor.ts";
import { databasePackage } from "./database-package.ts";
import { duckdbDialect } from "./sql-dialect.ts";
import type { Stock } from "./stock.ts";
import { clustered, columns, valuesOf } from "./table.ts";

interface Duckdb {
  DuckDBInstance: { create(path: string): Promise<{ connect(): Promise<Connection>; closeSync?(): void }> };
}
interface Connection {
  run(sql: string): Promise<unknown>;
  runAndReadAll(sql: string): Promise<{ getRowObjectsJS(): Row[] }>;
  createAppender(table: string): Promise<Appender>;
  closeSync?(): void;
}
interface Appender {
  appendInteger(value: number): void;
  appendSmallInt(value: number): void;
  appendVarchar(value: string): void;
  appendNull(): void;
  endRow(): void;
  closeSync(): void;
}

/** DuckDB in this process and in memory, from bench/databases/package.json. Without it, the reason as text. */
export async function openDuckdb(stock: Stock): Promise<Competitor | string> {
  const name = "@duckdb/node-api";
  const duckdb = await databasePackage<Duckdb>(name);
  if (!duckdb) return `${name} is not installed (npm install in bench/databases)`;
  const instance = await duckdb.DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  await connection.run("SET threads = 2");
  await connection.run(
    `CREATE TABLE stone (${columns.map((one) => `${one.name} ${one.type === "text" ? "varchar" : one.type}`).join(", ")})`,
  );
  const appender = await connection.createAppender("stone");
  for (const at of clustered(stock)) {
    for (const [i, value] of valuesOf(stock, at).entries()) {
      if (value === null) appender.appendNull();
      else if (typeof value === "string") appender.appendVarchar(value);
      else if (columns[i]?.type === "int") appender.appendInteger(value);
      else appender.appendSmallInt(value);
    }
    appender.endRow();
  }
  appender.closeSync();
  for (const key of ["stock_no", "report_no", "org_stock_no"])
    await connection.run(`CREATE INDEX ${key}_index ON stone(${key})`);
  const execute = async (sql: string) => (await connection.runAndReadAll(sql)).getRowObjectsJS();
  return {
    name: "DuckDB",
    forms: ["whole", "jointSets", "once", "apart"],
    ask: (question, form) => askSql(execute, question, duckdbDialect, form),
    async close() {
      connection.closeSync?.();
      instance.closeSync?.();
    },
  };
}
