import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { codes } from "#domain/codes.ts";
import { messages } from "#domain/messages.ts";
import { partsOfScreens, permissionCatalogue, screenOf } from "#domain/permissions.ts";
import { type SourceFile, sourceFiles } from "#support/source-files.ts";

const product = sourceFiles(["src", "server"]);
const pathsOf = (files: SourceFile[]) => files.map((file) => file.path);

const catalogue = ["src/domain/messages.ts", "src/domain/portal-messages.ts"];
test("a sentence of the catalogue stands nowhere else", () => {
  const words = Object.values(messages).filter((sentence) => sentence.split(" ").length > 2);
  const repeated = product
    .filter(({ path: file }) => !catalogue.includes(file) && !file.startsWith("src/machines/"))
    .flatMap(({ path: file, text }) =>
      words.filter((sentence) => text.includes(`"${sentence}"`)).map((sentence) => `${file}: ${sentence}`),
    );
  expect(repeated).toEqual([]);
});

test("each sentence is in the catalogue once", () => {
  const words = Object.values(messages);
  expect(words.filter((sentence, at) => words.indexOf(sentence) !== at)).toEqual([]);
});

test("only server/workflows switches an active flag", () => {
  const writers = product.filter(
    ({ path: file, text }) =>
      file.startsWith("server/") &&
      /set\(\{[^}]*is_active|is_active: (true|false|body)/.test(text) &&
      !file.startsWith("server/seed/"),
  );
  expect(pathsOf(writers)).toEqual([]);
  expect(readFileSync("server/workflows/switch-active.ts", "utf8")).toContain("is_active");
});

test("only the engine of server/workflows writes what a stone and its lines are", () => {
  const writes =
    /UPDATE stone(_line)?\b|INSERT INTO stone_line\b|(updateTable|insertInto)\("stone_line"\)|updateTable\("stone( as \w+)?"\)|DELETE FROM stone_line/;
  const statements = product.filter(
    ({ path: file, text }) => /^server\/(?!seed\/)/.test(file) && writes.test(text) && touchesStatus(text),
  );
  expect(pathsOf(statements)).toEqual(["server/db/queries/stone-work.ts"]);
  const writers =
    /\b(insertLines|updateLines|updateStones|writeActive|writeBusinessStatus|writeTaskStatus|beginDocumentRow|moveDocumentRow|beginLoad|writeLoad)\(/;
  const callers = product.filter(
    ({ path: file, text }) => writers.test(text) && !file.startsWith("server/db/") && !file.startsWith("server/seed/"),
  );
  expect(pathsOf(callers).sort()).toEqual([
    "server/workflows/list-many.ts",
    "server/workflows/move-business.ts",
    "server/workflows/move-kyc.ts",
    "server/workflows/move-load.ts",
    "server/workflows/move-task.ts",
    "server/workflows/switch-active.ts",
    "server/workflows/write-work.ts",
  ]);
  const acts = product.filter(
    ({ path: file, text }) => /\bwriteWork\(/.test(text) && !file.startsWith("server/workflows/"),
  );
  expect(pathsOf(acts)).toEqual([]);
});

test("a machine decides in three places: about one row of a table, the lines of stones, and stones that stand alike", () => {
  const deciding = product.filter(
    ({ path: file, text }) => /\bdecide\(/.test(text) && /^server\/(?!evidence\/)/.test(file),
  );
  expect(pathsOf(deciding).sort()).toEqual([
    "server/workflows/list-many.ts",
    "server/workflows/move-row.ts",
    "server/workflows/stone-work.ts",
  ]);
});

/** Prices of stones are written elsewhere too; what they are for whom is not. */
const touchesStatus = (text: string) => /stone_line|\bstatus\s*=|set\(\{[^}]*status|is_listed/.test(text);

test("the database knows the same business codes as the product", () => {
  const sql = sourceFiles(["server/db/migrations"], /\.sql$/)
    .map(({ text }) => text)
    .join("\n");
  const listed = sql.match(/status\s+integer NOT NULL DEFAULT 9 CHECK \(status IN \(([^)]*)\)\)/)?.[1];
  expect(listed?.split(",").map(Number)).toEqual(Object.values(codes.business));
});

test("nothing is spread that could be written out: packed lines hide names from a search", () => {
  const packed = /^\s*\.\.\.(\{ .*\}|\[[^[\]]*\]|\(\[[^[\]]*\] as const\)),$|\{\.\.\.\{ [\w, ]+ \}\}/m;
  expect(pathsOf(sourceFiles(["src", "server", "tools", "bench"]).filter(({ text }) => packed.test(text)))).toEqual([]);
});

test("a comment begins with the noun of its thing, and with no question about it", () => {
  const asking = /^[ \t{]*(?:\/\*\*? ?|\/\/ )(?:\n[ \t]*\* )?(What|Whether|How|Who|Whom|Where|When|Which|Why)\b/m;
  const everywhere = sourceFiles(["src", "server", "tests", "tools", "bench"]);
  expect(pathsOf(everywhere.filter(({ text }) => asking.test(withoutFollowing(text))))).toEqual([]);
  const asked =
    readFileSync("openapi.yaml", "utf8") +
    sourceFiles(["openapi"], /\.yaml$/)
      .map(({ text }) => text)
      .join();
  expect(asked.match(/summary: (What|Whether|How|Who|Whom|Where|When|Which|Why)\b.*/g)).toBeNull();
});

/** The text with the first line alone of each run of comment lines. */
const withoutFollowing = (text: string) => text.replaceAll(/^([ \t]*\/\/[^\n]*)(?:\n[ \t]*\/\/[^\n]*)+/gm, "$1");

test("a handler is at most fifteen statements: a longer one calls what it does by its name", () => {
  const long = sourceFiles(["server/operations"]).flatMap(({ path: file, text }) =>
    handlersOf(file, text).filter(({ statements }) => statements > 15),
  );
  expect(long).toEqual([]);
});

/** The functions of the object that answers an area's operations, and how many statements each takes. */
function handlersOf(file: string, text: string): { name: string; statements: number }[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: { name: string; statements: number }[] = [];
  const look = (node: ts.Node): void => {
    const isHandler = ts.isPropertyAssignment(node) && ts.isArrowFunction(node.initializer);
    if (isHandler && ts.isSatisfiesExpression(node.parent.parent))
      found.push({ name: node.name.getText(), statements: statementsIn(node.initializer) });
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

function statementsIn(node: ts.Node): number {
  let count = 0;
  ts.forEachChild(node, (child) => {
    count += statementsIn(child) + (ts.isStatement(child) && !ts.isBlock(child) ? 1 : 0);
  });
  return count;
}

test("a route is at most 40 lines: what it does lies in a feature", () => {
  const long = sourceFiles(["src/routes"]).filter(({ text }) => text.trimEnd().split("\n").length > 40);
  expect(pathsOf(long)).toEqual([]);
});

/** The screen of each permission, as its audience finds it. */
const screens = permissionCatalogue.flatMap(({ audience, permissions }) =>
  permissions.map(({ path: stored }) => ({
    stored,
    screen: screenOf(stored, audience === "customer" ? 2 : audience === "guest" ? 4 : 1),
  })),
);

test("every permission's screen has a route", () => {
  const routes = pathsOf(sourceFiles(["src/routes"])).map((file) =>
    path
      .relative("src/routes", file)
      .replace(/\.tsx?$/, "")
      .split(/[/.]/)
      .filter((part) => !part.startsWith("_") && part !== "index" && part !== "route")
      .join("/"),
  );
  expect(screens.map(({ screen }) => screen).filter((screen) => !routes.includes(screen))).toEqual([]);
});

test("every permission's screen is looked at in each shape", () => {
  const [looks] = sourceFiles(["tests/e2e"]).filter(({ path: file }) => file.endsWith("/all-screens.ts"));
  const whole = screens.filter(({ stored }) => !partsOfScreens.has(stored)).map(({ screen }) => screen);
  // One's own lists stand there by their last word.
  const isLookedAt = (screen: string) =>
    new RegExp(`"/${screen}["/?]|"${screen.replace("customer-profile/", "")}"`).test(looks?.text ?? "");
  expect(whole.length).toBeGreaterThan(40);
  expect(whole.filter((screen) => !isLookedAt(screen))).toEqual([]);
});

test("folders name each other by #folder, and themselves by ./", () => {
  const climbing = sourceFiles(["src"])
    .filter(({ path: file }) => !isRoof(file))
    .flatMap(({ path: file, text }) =>
      [...text.matchAll(/from "(\.\.?\/[^"]+)"/g)]
        .map(([, target = ""]) => path.relative(".", path.resolve(path.dirname(file), target)))
        .filter((target) => folderOf(target) !== folderOf(file))
        .map((target) => `${file} → ${target}`),
    );
  expect(climbing).toEqual([]);
});

// The files directly in src put its folders together: they are inside every one of them.
const folderOf = (file: string) => file.split("/").slice(0, 2).join("/");
const isRoof = (file: string) => file.split("/").length === 2;

test("SQL is written in server/db, and in the seeds, and nowhere else, as text or by Kysely's builders", () => {
  const statement = /\bsql(<[^`]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/;
  const elsewhere = product.filter(
    ({ path: file, text }) => !/^server\/(db|seed)\//.test(file) && statement.test(text),
  );
  expect(pathsOf(elsewhere)).toEqual([]);
});

test("an order is the paper of a request: what sorts, and what is asked for, has another name", () => {
  const named = product.filter(({ text }) => /\b(type|interface) Order\b/.test(text));
  expect(pathsOf(named)).toEqual([]);
});

test("the silence of a socket is heard each time, not once", () => {
  const heardOnce = product.filter(
    ({ path: file, text }) => file.startsWith("server/") && /\.setTimeout\([^()]*, *(\(\)|\w+) *=>/.test(text),
  );
  expect(pathsOf(heardOnce)).toEqual([]);
});

test("a time beside a signal is made by within, or a collection of garbage takes it", () => {
  const joined = product.filter(
    ({ path: file, text }) => file.startsWith("server/") && /AbortSignal\.any\([^;]*timeout/.test(text),
  );
  expect(pathsOf(joined)).toEqual([]);
  const requests = product.filter(({ path: file, text }) => file.startsWith("server/") && /new Request\(/.test(text));
  expect(pathsOf(requests)).toEqual([]);
});

test("a missing right to write is named by useNoRight: in a view as somebody else it is the view that locks", () => {
  const screens = product.filter(({ path: file }) => file.startsWith("src/"));
  expect(pathsOf(screens.filter(({ text }) => /mayWrite[^;{}]*messages\.forbidden/.test(text)))).toEqual([]);
});
