import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { load } from "js-yaml";
import type { Contract, PathItem } from "./openapi.ts";
import { placeOf, refsIn, withRefs } from "./references.ts";

type Components = Record<string, Record<string, unknown>>;
/** A file of the contract: its paths and components. */
type Chapter = { paths?: Record<string, PathItem>; components?: Components };
type Files = Map<string, Chapter>;

const fail = (file: string, fault: string): never => {
  throw new Error(`The contract does not hold:\n- ${path.basename(file)}: ${fault}`);
};

/**
 * The root and its chapters by their paths, the root first. A name that stands twice in a file is an error of the YAML.
 */
const readFiles = (root: string): Files => {
  const files: Files = new Map();
  const left = new Set([root]);
  for (const file of left) {
    const chapter = load(readFileSync(file, "utf8")) as Chapter;
    files.set(file, chapter);
    for (const ref of refsIn(chapter)) left.add(placeOf(file, ref).file);
  }
  return files;
};

/** A part of a file in the form for the whole: a reference into another file becomes one into the whole. */
const inTheWhole = <T>(files: Files, from: string, part: T): T =>
  withRefs(part, (ref) => {
    const { file, words } = placeOf(from, ref);
    const [, kind = "", name = ""] = words;
    const isThere = files.get(file)?.components?.[kind]?.[name] !== undefined;
    return isThere ? `#${ref.split("#")[1]}` : fail(from, `${ref} leads nowhere`);
  }) as T;

const joinComponents = (files: Files): Components => {
  const joined: Components = {};
  for (const [file, { components = {} }] of files)
    for (const [kind, named] of Object.entries(components)) {
      joined[kind] ??= {};
      const twice = Object.keys(named).find((name) => Object.hasOwn(joined[kind] ?? {}, name));
      if (twice !== undefined) fail(file, `${kind}/${twice} stands in another chapter as well`);
      Object.assign(joined[kind], inTheWhole(files, file, named));
    }
  return joined;
};

/** The path item for a path of the root, from the chapter that it refers to. */
const pathItem = (files: Files, root: string, name: string, item: PathItem): PathItem => {
  if (typeof item.$ref !== "string") return inTheWhole(files, root, item);
  const { file, words } = placeOf(root, item.$ref);
  const found = files.get(file)?.paths?.[name];
  if (words.join() !== `paths,${name}` || found === undefined) fail(root, `${item.$ref} is not ${name}`);
  return inTheWhole(files, file, found as PathItem);
};

/** The contract as one document: the root, with its chapters in place of the references to them. */
export const loadContract = (location: string | URL): Contract => {
  const root = path.resolve(location instanceof URL ? fileURLToPath(location) : location);
  const files = readFiles(root);
  const listed = files.get(root)?.paths ?? {};
  for (const [file, { paths = {} }] of files)
    for (const name of Object.keys(paths)) if (listed[name] === undefined) fail(file, `the root does not list ${name}`);
  const paths = Object.entries(listed).map(([name, item]) => [name, pathItem(files, root, name, item)]);
  return { ...files.get(root), paths: Object.fromEntries(paths), components: joinComponents(files) };
};
