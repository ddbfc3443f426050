import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readUnits, wordsOf } from "./units.mjs";

const FOLDERS = ["src", "server", "tests", "tools", "bench"];
const CODE = /\.(tsx?|mjs|css)$/;
const DECLARATIONS = /\.d\.m?ts$|^src\/api\/schema\.gen\.ts$/; // types alone
const DYNAMIC = /\bimport\(\s*"([^"]+)"/g;
const PATH = /\b(?:src|server|tests|tools|bench)\/[\w./$-]+\.(?:tsx?|mjs|css)\b/g;
/** Files that name everything there is. Who uses a handler or a screen names it. */
const LISTS = ["server/operations/index.ts", "src/app/routeTree.gen.ts"];
/** The files in which the name of an operation is a call. */
const CALLERS = /^(tests|bench|src\/(features|stones|screens|routes))\//;

const { imports: aliases } = JSON.parse(readFileSync("package.json", "utf8"));

/** The unit of a file: its path and the name of a top-level declaration, of a key in one, or "" for its statements. */
export const unitOf = (file, name) => `${file}#${name}`;

/** The files of the product and its tests, cut into units. */
export function readSources() {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name))),
  ).filter((file) => CODE.test(file) && !DECLARATIONS.test(file) && !file.includes("node_modules"));
  const texts = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
  return { texts, sources: new Map([...texts].map(([file, text]) => [file, readUnits(file, text)])) };
}

/** The units by number, each with its words, the units that it uses and, if it is an object, the units of its keys. */
export function readGraph(sources) {
  const names = [...sources].flatMap(([file, { units }]) => [...units.keys()].map((name) => unitOf(file, name)));
  const numbers = new Map(names.map((unit, number) => [unit, number]));
  const homes = operationHomes(sources);
  const words = [];
  const edges = [];
  const keys = names.map(() => []);
  for (const [file, source] of sources) {
    for (const [name, text] of source.units) {
      const said = wordsOf(text);
      const [base, key] = name.split(/\.(.*)/s);
      if (key !== undefined) keys[numbers.get(unitOf(file, base))].push([key, words.length]);
      words.push(said);
      const used = LISTS.includes(file) ? [] : [...usedBy({ file, name, text, said }, sources, homes)];
      edges.push(used.map((unit) => numbers.get(unit)));
    }
  }
  return { names, numbers, words, edges, ...numbered(keys, words) };
}

/** The keys of objects by number, for each object and for each unit that says some of them. */
function numbered(keys, words) {
  const numbers = new Map();
  for (const [key] of keys.flat()) if (!numbers.has(key)) numbers.set(key, numbers.size);
  return {
    keys: keys.map((of) => of.map(([key, unit]) => [numbers.get(key), unit])),
    keysSaid: words.map((said) => [...said].flatMap((word) => numbers.get(word) ?? [])),
    keyCount: numbers.size,
  };
}

function usedBy({ file, name, text, said }, sources, homes) {
  const source = sources.get(file);
  const used = new Set();
  const add = (unit) => unit && used.add(unit);
  if (name !== "") add(unitOf(file, ""));
  else for (const from of source.loads) add(bodyOf(placeOf(from, file), sources));
  const addAll = (place) => {
    for (const one of sources.get(place)?.units.keys() ?? []) add(unitOf(place, one));
  };
  for (const word of said) {
    if (word !== name && source.units.has(word)) add(unitOf(file, word));
    const imported = source.imports.get(word);
    if (imported)
      for (const one of imported.name === "*" ? said : [imported.name])
        add(exportOf(placeOf(imported.from, file), one, sources));
    if (CALLERS.test(file)) add(homes.get(word));
  }
  for (const [, from] of text.matchAll(DYNAMIC)) addAll(placeOf(from, file));
  for (const [place] of text.matchAll(PATH)) addAll(place);
  return used;
}

const bodyOf = (place, sources) => (sources.has(place) ? unitOf(place, "") : undefined);

/** The unit that a file exports by a name, wherever it is declared. */
function exportOf(place, name, sources) {
  const source = sources.get(place);
  if (!source) return undefined;
  const passed = source.exports.get(name);
  if (passed?.from) return exportOf(placeOf(passed.from, place), passed.name, sources);
  const own = passed?.name ?? name;
  if (source.units.has(own)) return unitOf(place, own);
  const imported = source.imports.get(own);
  if (imported) return exportOf(placeOf(imported.from, place), imported.name, sources);
  for (const from of source.stars) {
    const found = exportOf(placeOf(from, place), name, sources);
    if (found) return found;
  }
  return undefined;
}

function placeOf(name, from) {
  if (name.startsWith(".")) return path.join(path.dirname(from), name);
  const alias = Object.keys(aliases).find((one) => name.startsWith(one.slice(0, -1)));
  if (!alias) return undefined;
  const place = path.normalize(aliases[alias].replace("*", name.slice(alias.length - 1)));
  return existsSync(place) ? place : undefined;
}

/** The unit that handles each operation. */
function operationHomes(sources) {
  const ids = [...(sources.get("src/api/operations.gen.ts")?.units.keys() ?? [])].map((name) => name.split(".")[1]);
  const homes = new Map();
  for (const [file, { units }] of sources) {
    if (!file.startsWith("server/operations/") || LISTS.includes(file)) continue;
    for (const name of units.keys()) {
      const id = name.split(".")[1];
      if (id && ids.includes(id)) homes.set(id, unitOf(file, name));
    }
  }
  return homes;
}

/**
 * The numbers of all units that these lead to. A key of an object is reached if the object is, and some unit on the way
 * says the key. An object of the tests' own is reached with all keys. It ends early at a unit that is `wanted`.
 */
export function reachedFrom(roots, { names, keysSaid, edges, keys, keyCount }, wanted = []) {
  const found = [];
  const isFound = new Uint8Array(names.length);
  const isSaid = new Uint8Array(keyCount);
  const waiting = new Map(); // keys of objects that are reached, until somebody says them
  const reach = (unit) => {
    if (isFound[unit]) return;
    isFound[unit] = 1;
    found.push(unit);
  };
  for (const unit of roots) reach(unit);
  for (const unit of found) {
    if (wanted[unit]) break;
    for (const key of keysSaid[unit]) {
      if (isSaid[key]) continue;
      isSaid[key] = 1;
      for (const one of waiting.get(key) ?? []) reach(one);
    }
    const isOfTests = keys[unit].length > 0 && names[unit].startsWith("tests/");
    for (const [key, one] of keys[unit]) {
      if (isOfTests || isSaid[key]) reach(one);
      else if (waiting.has(key)) waiting.get(key).push(one);
      else waiting.set(key, [one]);
    }
    for (const one of edges[unit]) reach(one);
  }
  return found;
}
