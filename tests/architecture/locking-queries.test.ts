import ts from "typescript";
import { expect, test } from "vitest";
import { sourceFiles } from "#support/source-files.ts";

/**
 * The statements that lock rows until the end of a transaction, and those that write a status that a machine decided.
 */
const locks =
  /\.for(Update|Share|NoKeyUpdate)\(|\bFOR (NO KEY )?(UPDATE|SHARE)\b|\bLOCK TABLE\b|SELECT (begin|move)_\w+\(/;
const anyHandle = /^Kysely<Tables>$/;

test("a query that locks, or that writes a status, asks for a transaction by type", () => {
  const queries = sourceFiles(["server/db/queries"]).flatMap(({ path, text }) =>
    ts
      .createSourceFile(path, text, ts.ScriptTarget.Latest, true)
      .statements.filter((statement) => locks.test(statement.getFullText().replaceAll(comments, "")))
      .flatMap((statement) => parametersOf(statement).map((type) => ({ path, said: firstLine(statement), type }))),
  );
  expect(queries.length).toBeGreaterThan(40);
  expect(queries.filter(({ type }) => anyHandle.test(type))).toEqual([]);
});

const comments = /\/\*[\s\S]*?\*\/|\/\/.*/g;
const firstLine = (node: ts.Node) => node.getText().split("\n")[0];

/** The types of the parameters of the functions that a statement declares. */
function parametersOf(node: ts.Node): string[] {
  const own = ts.isFunctionLike(node) ? node.parameters.map(({ type }) => type?.getText() ?? "") : [];
  const inner: string[] = [];
  ts.forEachChild(node, (child) => void inner.push(...parametersOf(child)));
  return [...own, ...inner];
}
