import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "#server/ground/project-folder.ts";

const folder = path.join(projectFolder, "server/db/migrations");
/** The last migration that locked its table to build an index: an applied migration is never changed. */
const LAST_THAT_LOCKS = "0069-quiet-clients-in-a-large-house.sql";

/** The indexes that lock a table which people use: it was there before. */
function lockingIndexes(sql: string): string[] {
  const made = new Set([...sql.matchAll(/CREATE TABLE (\w+)/g)].map(([, table]) => table));
  return [...sql.matchAll(/CREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY)(\w+) ON (\w+)/g)]
    .filter(([, , table]) => !made.has(table))
    .map(([, index]) => index ?? "");
}

test("an index on a table that people use is built beside them", () => {
  const later = readdirSync(folder).filter((name) => name > LAST_THAT_LOCKS);
  const locking = later.map((name) => ({
    name,
    indexes: lockingIndexes(readFileSync(path.join(folder, name), "utf8")),
  }));
  expect(locking.filter(({ indexes }) => indexes.length > 0)).toEqual([]);
});

test("the index of a table that the same migration makes locks nobody out", () => {
  expect(lockingIndexes("CREATE TABLE first (id integer); CREATE INDEX first_id ON first (id);")).toEqual([]);
  expect(lockingIndexes("CREATE UNIQUE INDEX first_id ON first (id);")).toEqual(["first_id"]);
  expect(lockingIndexes("CREATE INDEX CONCURRENTLY first_id ON first (id);")).toEqual([]);
  expect(lockingIndexes(readFileSync(path.join(folder, LAST_THAT_LOCKS), "utf8"))).toEqual(["stone_line_orders"]);
});
