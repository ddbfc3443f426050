import { changesIn } from "./changes.mjs";
import { reachedFrom, readGraph, readSources, unitOf } from "./graph.mjs";

/** Files by which every test runs. */
const EVERYTHING = /^(package(-lock)?\.json|(vite|vitest|playwright)[\w.]*\.config\.ts)$/;
const CODE = /\.(tsx?|mjs|css)$/;
const TEST = /\.(test|spec)\.tsx?$/;
const IN_SERVER = /^tests\/server\//;
/** Tests of all that there is read it where it lies, and name none of it. */
const READS_CONTRACT = /\b(contractOperations|loadContract|readOperations)\b|openapi\.yaml/;
const READS_SCHEMA = /\b(information_schema|pg_class|pg_attribute|pg_tables)\b|db\/migrations/;
const NAMES_TABLES = /^(server|tests)\//;
const NAMES_OPERATIONS = /^(tests|src\/(features|stones|screens|routes))\//;
const READS_SOURCES = /^tests\/architecture\//;
const PROJECTS = [
  ["unit", /^tests\/(domain|machines|api|architecture|supply)\//],
  ["server", /^tests\/server\/(backups|db|tools)\//],
  ["door", /^tests\/server\//],
  ["browser", /^tests\/features\//],
];
const projectOf = (file) => PROJECTS.find(([, form]) => form.test(file))?.[0];

/** All sources as they are now, with what uses what. */
export function readWorld() {
  const { texts, sources } = readSources();
  return { texts, sources, graph: readGraph(sources) };
}

/**
 * The parts that a change of files touches: checks by the files that they read, tests by the declarations that they
 * lead to (graph.mjs), journeys by the screens that they name. `before` gives the text that a file had, `isIn` says
 * which files of tests are asked about.
 */
export function touched(parts, files, { before, now, isIn = () => true, world = readWorld() }) {
  const about = aboutChange(changesIn(files, before, now), world);
  const tests = [...world.texts.keys()].filter((file) => TEST.test(file) && isIn(file) && isTouched(file, about));
  return parts.flatMap((part) => {
    if (part.kind === "check") return files.some((file) => part.reads.test(file)) ? [part] : [];
    const own = tests.filter(
      (file) => (file.endsWith(".spec.ts") ? "journeys" : projectOf(file)) === (part.project ?? part.kind),
    );
    return own.length > 0 ? [{ ...part, files: own }] : [];
  });
}

/** The units that a change is about: those that differ, and those that name a table or an operation that does. */
function aboutChange(changes, { texts, sources, graph }) {
  const { names, words } = graph;
  const isAbout = names.map(
    (unit, at) =>
      changes.units.has(unit) ||
      (NAMES_TABLES.test(unit) && hasAny(words[at], changes.tables)) ||
      (NAMES_OPERATIONS.test(unit) && hasAny(words[at], changes.operations)),
  );
  const isSeed = templateUnits(graph).some((unit) => changes.units.has(names[unit]));
  return { texts, sources, graph, changes, isAbout, isSeed };
}

function isTouched(file, { texts, sources, graph, changes, isAbout, isSeed }) {
  if (changes.files.some((one) => one === file || EVERYTHING.test(one))) return true;
  const text = texts.get(file);
  if (changes.units.size > 0 && READS_SOURCES.test(file)) return true;
  if (changes.operations.size > 0 && READS_CONTRACT.test(text)) return true;
  if (changes.tables.size > 0 && READS_SCHEMA.test(text)) return true;
  if (isSeed && (IN_SERVER.test(file) || file.endsWith(".spec.ts"))) return true;
  if (changes.sentences.some((sentence) => tells(text, sentence))) return true;
  if (changes.files.some((one) => !CODE.test(one) && readsFile(text, one))) return true;
  if (!isAbout.includes(true)) return false;
  return reachedFrom(rootsOf(file, { texts, sources, graph }), graph, isAbout).some((unit) => isAbout[unit]);
}

const hasAny = (said, names) => names.size > 0 && [...names].some((name) => said.has(name));

/** True for a test that says the key of a sentence, three words of it, or goes through all of its catalogue. */
function tells(text, { file, key, texts }) {
  const catalogue = file.split("/").at(-1).replace(".ts", "");
  if (new RegExp(`Object\\.(keys|values|entries)\\(${catalogue}\\b`).test(text)) return true;
  if (new RegExp(`\\b${key}\\b`).test(text)) return true;
  return texts.some((sentence) => piecesOf(sentence).some((piece) => text.includes(piece)));
}

function piecesOf(sentence) {
  const words = sentence.split(" ");
  if (words.length <= 3) return [sentence];
  return words.slice(2).map((_, at) => words.slice(at, at + 3).join(" "));
}

/** True for a test that names a file which is no code, or reads the folder of documents. */
function readsFile(text, file) {
  if (file.endsWith(".md") && /\breadFileSync\(|"docs"/.test(text) && /\bdocs\b|README|CHANGELOG/.test(text))
    return true;
  const name = file.split("/").at(-1);
  return text.includes(name);
}

/** What writes the house that every test of the server begins with. What it calls is tested by tests of its own. */
function templateUnits(graph) {
  const isOf = graph.names.map((unit) => /^(server\/seed|tests\/support\/(global-setup|template))/.test(unit));
  const roots = graph.names.flatMap((unit, at) =>
    /^tests\/support\/(global-setup|template)\.ts#/.test(unit) ? [at] : [],
  );
  const edges = graph.edges.map((used, at) => (isOf[at] ? used : []));
  return reachedFrom(roots, { ...graph, edges }).filter((unit) => isOf[unit]);
}

function rootsOf(file, { texts, sources, graph }) {
  const unitsOf = (one) =>
    [...(sources.get(one)?.units.keys() ?? [])].map((name) => graph.numbers.get(unitOf(one, name)));
  const own = unitsOf(file);
  if (!file.endsWith(".spec.ts")) return own;
  return [file, "server/main.ts", "src/main.tsx", ...screensOf(file, { texts, graph, own })].flatMap(unitsOf);
}

/** The screens of a journey: those with a last word that the journey says. A short word must be an address. */
function screensOf(file, { texts, graph, own }) {
  const files = reachedFrom(own, graph).map((unit) => graph.names[unit].split("#")[0]);
  const journey = new Set([file, ...files.filter((one) => one.startsWith("tests/e2e/"))]);
  const said = [...journey]
    .map((one) => texts.get(one))
    .join("\n")
    .toLowerCase();
  return [...texts.keys()].filter((route) => {
    if (!route.startsWith("src/routes/") || route.includes("/-")) return false;
    const words = route
      .replace(/\.tsx$/, "")
      .split(/[/.]/)
      .filter((word) => /^[a-z]/.test(word));
    const last = words.filter((word) => word !== "index" && word !== "route").at(-1) ?? "";
    return [`/${last}`, ...(last.length > 4 ? [last, last.replaceAll("-", " ")] : [])].some((word) =>
      said.includes(word),
    );
  });
}
