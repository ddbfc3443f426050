import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

type Manifest = {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

/** `@scope/name` or `name` of what an import names. */
const packageOf = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

/** The packages that built programs import, among those that the project needs at run time. */
export function importedBy(project: string, texts: readonly string[]): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(project, "package.json"), "utf8")) as Manifest;
  const named = texts.flatMap((text) => [
    ...text.matchAll(/^(?:import|export)\b[^;"]*?(?:from *)?"([^"./][^"]*)"/gm),
    ...text.matchAll(/\bimport\("([^"./][^"]*)"\)/g),
  ]);
  const packages = named.map(([, specifier = ""]) => packageOf(specifier));
  return [...new Set(packages)].filter((name) => name in dependencies); // tsx is named too, for a server of sources
}

/** The folders of these packages, of what they need, and so on, in the order of their names. */
export function withWhatTheyNeed(project: string, packages: readonly string[]): string[] {
  const found = new Set<string>();
  const follow = (name: string, from: string, isNeeded: boolean): void => {
    const place = placeOf(project, name, from);
    if (!place && isNeeded) throw new Error(`${name}, which ${from || "the portal"} needs, is not installed`);
    if (!place || found.has(place)) return;
    found.add(place);
    const manifest = JSON.parse(readFileSync(path.join(project, place, "package.json"), "utf8")) as Manifest;
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
    for (const needed of Object.keys(dependencies)) follow(needed, place, !(needed in optionalDependencies));
    // A package for another machine is not installed.
    for (const wished of Object.keys(optionalDependencies)) follow(wished, place, false);
    for (const peer of Object.keys(peerDependencies))
      if (!peerDependenciesMeta[peer]?.optional) follow(peer, place, false);
  };
  for (const name of packages) follow(name, "", true);
  return [...found].sort();
}

/** The folder that Node finds a package in, seen from another package's folder. */
function placeOf(project: string, name: string, from: string): string | undefined {
  const place = path.join(from, "node_modules", name);
  if (existsSync(path.join(project, place, "package.json"))) return place;
  if (from === "") return undefined;
  return placeOf(project, name, path.dirname(from) === "." ? "" : path.dirname(from));
}
