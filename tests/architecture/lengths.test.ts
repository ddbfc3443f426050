import ts from "typescript";
import { expect, test } from "vitest";
import { type SourceFile, sourceFiles } from "#support/source-files.ts";

const product = sourceFiles(["src", "server"]);
const functions = product.flatMap(functionsOf);
const named = ({ file, name, lines }: Length) => `${file} ${name}: ${lines}`;

/** Files that are lists from end to end: nobody reads them but to find one row. */
const lists: Record<string, string> = {
  "src/domain/messages.ts": "every sentence of the house, each once",
  "src/domain/problems.ts": "every refusal of the house, each with its status",
  "server/seed/attribute-lists.ts": "the values that a house begins with",
};

test("a function is at most a hundred lines: a longer one is made of parts with names", () => {
  expect(functions.filter(({ lines }) => lines > 100).map(named)).toEqual([]);
});

test("a drawer is at most sixty lines: its fields, its acts and its sending stand beside it", () => {
  const drawers = functions.filter(({ name }) => /^[A-Z]\w*Drawer$/.test(name));
  expect(drawers.length).toBeGreaterThan(20);
  expect(drawers.filter(({ lines }) => lines > 60).map(named)).toEqual([]);
});

test("a file is at most three hundred lines, but for lists", () => {
  const long = [...product, ...sourceFiles(["tests", "tools", "bench"])]
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split("\n").length }))
    .filter(({ lines }) => lines > 300);
  expect(long.filter(({ path }) => !(path in lists))).toEqual([]);
  // A list that has become short needs no reason any more.
  expect(long.map(({ path }) => path).sort()).toEqual(Object.keys(lists).sort());
});

interface Length {
  file: string;
  name: string;
  lines: number;
}

/** Every function of a file that has a body, also those within others, by the name under which it is found. */
function functionsOf({ path: file, text }: SourceFile): Length[] {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const found: Length[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && "body" in node && node.body)
      found.push({ file, name: nameOf(node), lines: lineAt(node.end) - lineAt(node.getStart(source)) + 1 });
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

function nameOf(node: ts.SignatureDeclaration): string {
  if (node.name) return node.name.getText();
  return ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : "a function without a name";
}
