/**
 * `npm run picture`: draws the house in docs/architecture.md from the real imports, as folders and arrows. `npm run arch`
 * checks the imports against the rules, and fails for a stale picture and for one with too many arrows. An arrow is left
 * out if a longer way says the same.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { cruise, format, type ICruiseResult } from "dependency-cruiser";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";
import config, { storeys } from "../.dependency-cruiser.mjs";

const file = "docs/architecture.md";
/** With more arrows than this a picture shows nothing. */
const most = 40;
const [begin, end] = ["<!-- picture -->", "<!-- /picture -->"];

/**
 * The room of a source: `src/ui/data-table/x.ts` is in `src/ui`. The server's own folders are rooms, its loose files
 * one room.
 */
const roomOf = (source: string): string | undefined =>
  source.match(/^src\/[^/]+(?=\/)/)?.[0] ??
  source.match(/^server\/[^/]+(?=\/)/)?.[0] ??
  source.match(/^(src|server)(?=\/)/)?.[0];

/** All imports, read once for the rules and for the picture. */
async function imports(): Promise<ICruiseResult> {
  const { options, ...ruleSet } = config;
  const tsConfig = extractTSConfig(options.tsConfig.fileName);
  const all = ["src", "server", "tests", "tools", "bench"];
  const { output } = await cruise(all, { ...options, ruleSet, validate: true }, undefined, { tsConfig });
  return output as ICruiseResult;
}

function arrowsOf({ modules }: ICruiseResult): string[] {
  const found = new Set<string>();
  for (const module of modules) {
    for (const dependency of module.dependencies) {
      const [from, to] = [roomOf(module.source), roomOf(dependency.resolved)];
      if (from && to && from !== to) found.add(`${from} ${to}`);
    }
  }
  return [...found].sort();
}

/** The rooms that a room leads to, directly or over others. */
function reachOf(room: string, next: ReadonlyMap<string, readonly string[]>, known = new Set<string>()): Set<string> {
  for (const other of next.get(room) ?? []) {
    if (known.has(other)) continue;
    known.add(other);
    reachOf(other, next, known);
  }
  return known;
}

/** The arrows that no longer way replaces. */
function needed(all: readonly string[]): string[] {
  const pairs = all.map((arrow) => arrow.split(" ") as [string, string]);
  const next = new Map<string, string[]>();
  for (const [from, to] of pairs) next.set(from, [...(next.get(from) ?? []), to]);
  return pairs
    .filter(([from, to]) => !(next.get(from) ?? []).some((by) => by !== to && reachOf(by, next).has(to)))
    .map((pair) => pair.join(" "));
}

const name = (room: string) => room.replaceAll(/[^a-z]/g, "_");
const box = (room: string) => `${name(room)}["${room}"]`;
const roomsOf = (arrows: readonly string[]) => [...new Set(arrows.flatMap((arrow) => arrow.split(" ")))].sort();

function picture(rooms: readonly string[], arrows: readonly string[]): string {
  const lines = arrows.map((arrow) => `  ${arrow.split(" ").map(name).join(" --> ")}`);
  return ["```mermaid", "flowchart TD", ...rooms, ...lines, "```"].join("\n");
}

/** The storeys of the server as frames, from the roof down; a room that stands in none of them stands alone. */
function framed(rooms: readonly string[]): string[] {
  const frames = storeys.toReversed().map(({ title, floors }) => ({
    title,
    rooms: floors.map(([floor]) => `server/${floor}`).filter((room) => rooms.includes(room)),
  }));
  const alone = rooms.filter((room) => !frames.some((frame) => frame.rooms.includes(room)));
  return [
    ...alone.map((room) => `  ${box(room)}`),
    ...frames.flatMap((frame, at) => [
      `  subgraph storey_${at}["${frame.title}"]`,
      ...frame.rooms.map((room) => `    ${box(room)}`),
      "  end",
    ]),
  ];
}

const isCheck = process.argv.includes("--check");
const found = await imports();
if (isCheck) {
  const { output, exitCode } = await format(found, { outputType: "err" });
  console.log(output);
  if (exitCode !== 0) process.exitCode = 1;
}
const all = needed(arrowsOf(found));
const isOf = (half: string) => (arrow: string) =>
  arrow === half || arrow.startsWith(`${half}/`) || arrow.startsWith(`${half} `);
const [browser, server] = [all.filter(isOf("src")), all.filter(isOf("server"))];
const pictures = [
  picture(
    roomsOf(browser).map((room) => `  ${box(room)}`),
    browser,
  ),
  picture(framed(roomsOf(server)), server),
].join("\n\n");
const text = readFileSync(file, "utf8");
const [before = "", after = ""] = [text.split(begin)[0], text.split(end)[1]];
const fresh = `${before}${begin}\n${pictures}\n${end}${after}`;
const crowded = [browser, server].filter(({ length }) => length > most);
if (!isCheck) {
  writeFileSync(file, fresh);
} else if (fresh !== text) {
  console.error(`${file} shows other imports than there are: run \`npm run picture\``);
  process.exitCode = 1;
}
if (crowded.length > 0) {
  console.error(`${file} has a picture of ${crowded[0]?.length} arrows: at most ${most} can be read. Fold a room, or`);
  console.error("take out an import that belongs elsewhere.");
  process.exitCode = 1;
}
