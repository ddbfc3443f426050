import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const FOLDERS = ["src", "server", "tests", "tools", "bench"];
const IMPORT = /(?:from\s+|import\s*\(?\s*)"([^"]+)"/g;
const HANDLER = /^ {2}(?:async )?(\w+)(?=[:(,])/gm;
const OPERATIONS = "src/api/operations.gen.ts";
/** Files that name everything. The uses of a file are named in that file itself. */
const LISTS = ["server/operations/index.ts", "src/app/routeTree.gen.ts"];

/** The files whose operation names are calls. Elsewhere an operation is named to tell of it. */
const CALLERS = /^(tests|bench|src\/(features|stones|routes))\//;

const { imports: aliases } = JSON.parse(readFileSync("package.json", "utf8"));

/**
 * Files of the product and its tests, each with the files that it leads to: its imports and the operations that it
 * names.
 */
export function readGraph() {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name))),
  ).filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.includes("node_modules"));
  const texts = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
  const homes = operationHomes(texts);
  const leadsTo = (file) => {
    if (LISTS.includes(file)) return [];
    const text = texts.get(file) ?? "";
    const imported = [...text.matchAll(IMPORT)].flatMap(([, name]) => placeOf(name, file) ?? []);
    return [...imported, ...(CALLERS.test(file) ? namedOperations(text, homes) : [])];
  };
  const edges = new Map(files.map((file) => [file, leadsTo(file)]));
  return { texts, edges };
}

/** All files that these files lead to. */
export function reached(edges, roots) {
  const found = new Set(roots);
  for (const file of found) for (const next of edges.get(file) ?? []) found.add(next);
  return found;
}

function placeOf(name, from) {
  if (name.startsWith(".")) return path.join(path.dirname(from), name);
  const alias = Object.keys(aliases).find((one) => name.startsWith(one.slice(0, -1)));
  if (!alias) return undefined;
  const place = path.normalize(aliases[alias].replace("*", name.slice(alias.length - 1)));
  return existsSync(place) ? place : undefined;
}

/** The file that handles each operation. */
function operationHomes(texts) {
  const homes = new Map();
  const ids = new Set([...(texts.get(OPERATIONS) ?? "").matchAll(/^ {2}(\w+):/gm)].map(([, id]) => id));
  for (const [file, text] of texts) {
    if (!file.startsWith("server/operations/") || LISTS.includes(file)) continue;
    for (const [, name] of text.matchAll(HANDLER)) if (ids.has(name)) homes.set(name, file);
  }
  return homes;
}

const namedOperations = (text, homes) => [...new Set(text.match(/\w+/g))].flatMap((word) => homes.get(word) ?? []);
