import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

export interface MigrationFile {
  name: string;
  sql: string;
  checksum: string;
}

/** The numbered .sql files of a folder, in order. Line ends of another system do not change a checksum. */
export function readMigrationFiles(folder: string): MigrationFile[] {
  const names = fs.readdirSync(folder).filter((name) => name.endsWith(".sql"));
  const files = names.sort().map((name) => {
    const sql = fs.readFileSync(path.join(folder, name), "utf8").replaceAll("\r\n", "\n");
    return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
  });
  const wrong = files.find(({ name }, index) => numberOf(name) !== index + 1);
  if (wrong) {
    throw new Error(`migration ${wrong.name}: names are 0001-what-it-does.sql, 0002-…, without gaps or duplicates`);
  }
  return files;
}

/** The newest migration of a folder. */
export const newestMigration = (folder: string): string | null => readMigrationFiles(folder).at(-1)?.name ?? null;

function numberOf(name: string): number {
  return Number(name.match(/^(\d{4})-[a-z0-9-]+\.sql$/)?.[1]);
}
