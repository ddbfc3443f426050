import { askSql, type Row } from "./ask-sql.ts";
import type { Competitor } from "./competitor.ts";
import { databasePackage } from "./database-package.ts";
import { person } from "./people.ts";
import { sqliteDialect } from "./sql-dialect.ts";
import type { Stock } from "./stock.ts";
import { clustered, columns, valuesOf } from "./table.ts";

interface Database {
  exec(sql: string): unknown;
  prepare(sql: string): { all(): unknown[]; run(...values: (number | string | null)[]): unknown };
  close(): unknown;
}

/**
 * SQLite in this process and in memory: Node's own from 22 on, else that of bench/databases/package.json. Without it,
 * the reason as text.
 */
export async function openSqlite(stock: Stock): Promise<Competitor | string> {
  const database = await openMemory();
  if (!database) return "neither node:sqlite nor better-sqlite3 is there (npm install in bench/databases)";
  database.exec(`CREATE TABLE stone (${columns.map(({ name, type }) => `${name} ${type}`).join(", ")})`);
  database.exec("CREATE TABLE factor (id integer PRIMARY KEY, f int)");
  database.exec("BEGIN");
  const insert = database.prepare(`INSERT INTO stone VALUES (${columns.map(() => "?").join(",")})`);
  for (const at of clustered(stock)) insert.run(...valuesOf(stock, at));
  const factor = database.prepare("INSERT INTO factor VALUES (?, ?)");
  for (let number = 1; number <= 15; number++)
    for (const [bucket, f] of Array.from(person(number).factors).entries()) factor.run(number * 100_000 + bucket, f);
  database.exec("COMMIT");
  for (const index of [
    "id",
    "stock_no",
    "report_no",
    "org_stock_no",
    "diamond_type,stone_origin,shape,color,clarity,carat",
    "carat,id",
    "length,width,table_pct",
    "fancy_color,intensity,carat",
    "shape,color,clarity,carat",
  ])
    database.exec(`CREATE INDEX "by ${index}" ON stone(${index})`);
  database.exec("PRAGMA case_sensitive_like = ON; ANALYZE");
  const execute = async (sql: string) => database.prepare(sql).all() as Row[];
  return {
    name: "SQLite",
    forms: ["whole", "once", "apart"],
    ask: (question, form) => askSql(execute, question, sqliteDialect(question.person), form),
    async close() {
      database.close();
    },
  };
}

async function openMemory(): Promise<Database | undefined> {
  const own = "node:sqlite";
  const node = (await import(own).catch(() => undefined)) as
    | { DatabaseSync: new (path: string) => Database }
    | undefined;
  if (node) return new node.DatabaseSync(":memory:");
  const better = await databasePackage<{ default: new (path: string) => Database }>("better-sqlite3");
  try {
    return better && new better.default(":memory:");
  } catch {
    return undefined; // Its program is not built for this machine.
  }
}
