import { expect, test } from "vitest";
import { touched } from "../../tools/test/changed/touched.mjs";
import { parts } from "../../tools/test/parts.mjs";

/** The choice of `npm test -- --changed`, by part: files, or true for a check. */
function chosen(...changed: string[]): Map<string, string[] | true> {
  return new Map(touched(parts, changed).map(({ name, files }) => [name, files ?? true]));
}

test("a screen touches its own part tests and the journeys that come to it, and no test of the server", () => {
  const found = chosen("src/features/masters/masters-page.tsx");
  expect(found.get("parts in the browser")).toContain("tests/features/masters/masters-page.test.tsx");
  expect(found.get("parts in the browser")).not.toContain("tests/features/kyc/kyc-documents.test.tsx");
  expect(found.get("journeys in the browser")).toContain("tests/e2e/masters.spec.ts");
  expect(found.get("journeys in the browser")).toContain("tests/e2e/look.spec.ts");
  expect(found.get("journeys in the browser")).not.toContain("tests/e2e/kyc.spec.ts");
  expect(found.has("server by its door")).toBe(false);
});

test("an operation touches the tests that call it, and the journeys whose screens call it", () => {
  const found = chosen("server/operations/masters.ts");
  expect(found.get("server by its door")).toContain("tests/server/masters.test.ts");
  expect(found.get("server by its door")).toContain("tests/server/matrix.test.ts");
  expect(found.get("server by its door")).not.toContain("tests/server/lines/memo-sale.test.ts");
  expect(found.get("journeys in the browser")).toContain("tests/e2e/masters.spec.ts");
});

test("a machine touches its walk, what the server decides by it, and the screens that grey out by it", () => {
  const found = chosen("src/machines/memo.ts");
  expect(found.get("unit")).toContain("tests/machines/machines.walk.test.ts");
  expect(found.get("server by its door")).toContain("tests/server/lines/memo-sale.test.ts");
  expect(found.get("parts in the browser")).toContain("tests/features/stone-lists/line-acts.test.tsx");
  expect(found.get("journeys in the browser")).toContain("tests/e2e/desks.spec.ts");
});

test("what every portal begins with touches everything", () => {
  for (const file of [
    "openapi.yaml",
    "openapi/masters.yaml",
    "server/db/migrations/0001-begin.sql",
    "server/seed/demo.ts",
  ]) {
    const found = chosen(file);
    expect(found.get("server by its door")).toContain("tests/server/masters.test.ts");
    expect(found.get("journeys in the browser")).toContain("tests/e2e/kyc.spec.ts");
  }
});

test("a writer of backups touches the tests of backups, among those of the server and its database", () => {
  const found = chosen("server/backups/to-keep.ts");
  expect(found.get("server and its database")).toContain("tests/server/backups/to-keep.test.ts");
  expect(found.get("server by its door") ?? []).not.toContain("tests/server/backups/to-keep.test.ts");
});

test("a test touches itself", () => {
  const found = chosen("tests/server/masters.test.ts");
  expect(found.get("server by its door")).toEqual(["tests/server/masters.test.ts"]);
  expect(found.has("journeys in the browser")).toBe(false);
});

test("a document touches the tests that read documents alone", () => {
  expect([...chosen("docs/search.md").keys()]).toEqual(["unit"]);
  expect(chosen("docs/search.md").get("unit")).toEqual([
    "tests/architecture/docs-site.test.ts",
    "tests/architecture/documents.test.ts",
  ]);
});
