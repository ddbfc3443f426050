import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { operationsIn } from "./contract.mjs";
import { unitOf } from "./graph.mjs";
import { readUnits } from "./units.mjs";

const git = (...args) =>
  execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: 2 ** 28 });
const CODE = /\.(tsx?|mjs|css)$/;
const STRINGS = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;
/** What a migration changes: a table that is only referred to is as it was. */
const TABLES =
  /\b(?:TABLE(?:\s+IF\s+(?:NOT\s+)?EXISTS)?|INSERT\s+INTO|UPDATE|DELETE\s+FROM|FUNCTION|VIEW|(?:INDEX|TRIGGER)[^;]*?\sON)\s+(?:ONLY\s+)?(\w+)/gi;

/** The files that differ from a commit, with those that git does not follow yet. */
export const changedFiles = (since) => [
  ...new Set(
    [git("diff", "--name-only", since), git("ls-files", "--others", "--exclude-standard")].flatMap((names) =>
      names.split("\n").filter(Boolean),
    ),
  ),
];

/** The text of a file at a commit; undefined where it had none. */
export const textAt = (since) => (file) => {
  try {
    return git("show", `${since}:${file}`);
  } catch {
    return undefined;
  }
};

const textNow = (file) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);

/**
 * What differs in these files: units of code, keys of catalogues of which only the words differ, operations of the
 * contract, tables. `before` gives the text that a file had, `now` the one that it has.
 */
export function changesIn(files, before, now = textNow) {
  const units = new Set();
  const sentences = [];
  for (const file of files.filter((one) => CODE.test(one))) {
    const [old, present] = [before, now].map((read) => readUnits(file, read(file) ?? "").units);
    for (const name of new Set([...old.keys(), ...present.keys()])) {
      const [was, is] = [old.get(name), present.get(name)];
      if (was === is) continue;
      const isReworded = file.startsWith("src/domain/") && name.includes(".") && was && is;
      if (isReworded && bare(was) === bare(is))
        sentences.push({ file, key: name.split(".").at(-1), texts: differing(was, is) });
      else units.add(unitOf(file, name));
    }
  }
  const migrations = files.filter((file) => /^server\/db\/migrations\//.test(file));
  const tables = migrations.flatMap((file) =>
    [...(now(file) ?? "").matchAll(TABLES)].map(([, name]) => name.toLowerCase()),
  );
  return { files, units, sentences, operations: changedOperations(files, before, now), tables: new Set(tables) };
}

const bare = (text) => text.replaceAll(STRINGS, '""');

/** The strings of which the two texts differ, as they were and as they are. */
function differing(was, is) {
  const [old, present] = [was, is].map((text) => text.match(STRINGS) ?? []);
  return old.flatMap((one, at) => (one === present[at] ? [] : [one, present[at]])).map((one) => one.slice(1, -1));
}

const isContract = (file) => /^openapi(\.yaml$|\/)/.test(file);

function changedOperations(files, before, now) {
  if (!files.some(isContract)) return new Set();
  const chapters = [
    ...new Set([
      "openapi.yaml",
      ...readdirSync("openapi").map((name) => `openapi/${name}`),
      ...files.filter(isContract),
    ]),
  ];
  const unchanged = (file) => (files.includes(file) ? before(file) : now(file));
  const [old, present] = [unchanged, now].map((read) => operationsIn(chapters, read));
  return new Set([...new Set([...old.keys(), ...present.keys()])].filter((id) => old.get(id) !== present.get(id)));
}
