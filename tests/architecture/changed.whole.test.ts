import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Read, readWorld, touched } from "../../tools/test/changed/touched.mjs";
import { parts } from "../../tools/test/parts.mjs";
import { isInTier } from "../../tools/test/tiers.mjs";

const world = readWorld();
const textOf = (file: string) => readFileSync(file, "utf8");
const nothing: Read = () => undefined;

/** The choice of `npm test -- --changed`, by part: files, or true for a check. */
function chosen(changed: string[], before: Read = nothing, now?: Read): Map<string, string[] | true> {
  const options = { before, isIn: isInTier("day"), world, ...(now && { now }) };
  return new Map(touched(parts, changed, options).map(({ name, files }) => [name, files ?? true]));
}
const filesIn = (found: Map<string, string[] | true>) =>
  [...found.values()].flatMap((files) => (files === true ? [] : files));
/** The choice after one line of a file was another one. */
const chosenAfter = (file: string, [was, is]: [was: string | RegExp, is: string]) => {
  expect(textOf(file)).toMatch(was);
  return chosen([file], (asked) => textOf(asked).replace(was, is));
};

test("a screen touches its own part tests and the journeys that come to it, and no test of the server", () => {
  const found = chosen(["src/features/masters/masters-page.tsx"]);
  expect(found.get("parts in the browser")).toContain("tests/features/masters/masters-page.test.tsx");
  expect(found.get("parts in the browser")).not.toContain("tests/features/tasks/tasks-page.test.tsx");
  expect(found.get("journeys in the browser")).toContain("tests/e2e/look.spec.ts");
  expect(found.get("journeys in the browser")).not.toContain("tests/e2e/door.spec.ts");
  expect(found.has("server by its door")).toBe(false);
});

test("an operation touches the tests that call it, and no others", () => {
  const found = chosenAfter("server/operations/masters.ts", [/throw new Problem\("masterFixed"\)/, "return null"]);
  expect(found.get("server by its door")).toContain("tests/server/masters.test.ts");
  expect(found.get("server by its door")).toContain("tests/server/matrix.test.ts");
  expect(found.get("server by its door")).not.toContain("tests/server/lines/memo-sale.test.ts");
  expect(found.get("journeys in the browser")).toContain("tests/e2e/look.spec.ts");
});

test("a machine touches its walk, what the server decides by it, and the screens that grey out by it", () => {
  const found = chosen(["src/machines/memo.ts"]);
  expect(found.get("unit")).toContain("tests/machines/machines.walk.test.ts");
  expect(found.get("server by its door")).toContain("tests/server/lines/memo-sale.test.ts");
  expect(found.get("parts in the browser")).toContain("tests/features/memo-desk/memo-desk-page.test.tsx");
  expect(found.get("journeys in the browser")).toContain("tests/e2e/desks.spec.ts");
});

describe("a catalogue is compared by its keys", () => {
  test("another wording of a sentence touches the tests that say it, and at most twenty files", () => {
    const found = chosenAfter("src/domain/messages.ts", ["This stone has no price at present.", "No price."]);
    expect(found.get("server by its door")).toContain("tests/server/lines/without-price.test.ts");
    expect(filesIn(found).length).toBeLessThanOrEqual(20);
  });

  test("a limit touches the tests of what reads it", () => {
    const found = chosenAfter("src/domain/limits.ts", [/recentSearchesKept = \d+/, "recentSearchesKept = 3"]);
    expect(filesIn(found)).toContain("tests/server/stones/recent-searches.test.ts");
    expect(filesIn(found)).not.toContain("tests/server/stones/markups.test.ts");
  });

  test("a comment and the order of lines touch no test of behaviour", () => {
    const found = chosenAfter("src/domain/limits.ts", [/^/, "/** Another comment. */\n"]);
    expect(filesIn(found)).toEqual([]);
  });
});

describe("the contract is compared by operation", () => {
  test("another summary of an operation touches those who name it, and those who read the whole contract", () => {
    const found = chosenAfter("openapi/masters.yaml", [
      "summary: The countries of the world by name.",
      "summary: Other.",
    ]);
    expect(found.get("server by its door")).toContain("tests/server/places.test.ts");
    expect(found.get("server by its door")).toContain("tests/server/matrix.test.ts");
    expect(found.get("server by its door")).not.toContain("tests/server/lines/memo-sale.test.ts");
    expect(found.get("contract")).toBe(true);
  });

  test("what several operations share touches each of them", () => {
    const found = chosenAfter("openapi/shared.yaml", ["totalRecords", "totalRows"]);
    expect(found.get("server by its door")).toContain("tests/server/masters.test.ts");
    expect(found.get("server by its door")).toContain("tests/server/lines/lists.test.ts");
  });
});

describe("a migration is compared by its tables", () => {
  const file = "server/db/migrations/9999-office.sql";
  const migrated = (sql: string) => chosen([file], nothing, (asked) => (asked === file ? sql : textOf(asked)));

  test("a new table touches those who read the schema, and who names it", () => {
    const found = migrated("CREATE TABLE office (id bigint, manager_id bigint REFERENCES account);");
    expect(found.get("server by its door")).toContain("tests/server/privacy.test.ts");
    expect(found.get("server by its door")).not.toContain("tests/server/lines/memo-sale.test.ts");
  });

  test("a column of a table touches whoever comes to its rows", () => {
    const found = migrated("ALTER TABLE master ADD COLUMN hint text;");
    expect(found.get("server by its door")).toContain("tests/server/masters.test.ts");
    expect(found.get("server by its door")).not.toContain("tests/server/totp.test.ts");
  });
});

test("what every portal begins with touches everything", () => {
  for (const file of ["package-lock.json", "vitest.config.ts", "server/seed/demo.ts"]) {
    const found = chosen([file]);
    expect(found.get("server by its door")).toContain("tests/server/masters.test.ts");
    expect(found.get("journeys in the browser")).toContain("tests/e2e/desks.spec.ts");
  }
});

test("a writer of backups touches the tests of backups, among those of the server and its database", () => {
  const found = chosen(["server/backups/to-keep.ts"]);
  expect(found.get("server and its database")).toContain("tests/server/backups/to-keep.test.ts");
  expect(found.get("server by its door") ?? []).not.toContain("tests/server/backups/to-keep.test.ts");
});

test("a test touches itself", () => {
  const found = chosen(["tests/server/masters.test.ts"]);
  expect(found.get("server by its door")).toEqual(["tests/server/masters.test.ts"]);
  expect(found.has("journeys in the browser")).toBe(false);
});

test("a document touches the tests that read documents, and neither parts nor journeys", () => {
  const found = chosen(["docs/search.md"]);
  expect(found.get("unit")).toContain("tests/architecture/documents.test.ts");
  expect(filesIn(found)).not.toContain("tests/server/masters.test.ts");
  expect(found.has("parts in the browser")).toBe(false);
  expect(found.has("journeys in the browser")).toBe(false);
});
