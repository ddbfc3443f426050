/**
 * `npm run picture`: draws the house in docs/architecture.md from the real imports, as folders and arrows;
 * `-- --check` fails when the picture is no longer true.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { cruise, type ICruiseResult } from "dependency-cruiser";

const file = "docs/architecture.md";
const [begin, end] = ["<!-- picture -->", "<!-- /picture -->"];

/** `src/ui/data-table/x.ts` is in `src/ui`; the server's own folders are rooms, its loose files one room. */
const roomOf = (source: string): string | undefined =>
  source.match(/^src\/[^/]+(?=\/)/)?.[0] ??
  source.match(/^server\/[^/]+(?=\/)/)?.[0] ??
  source.match(/^(src|server)(?=\/)/)?.[0];

async function arrows(): Promise<string[]> {
  const { output } = await cruise(
    ["src", "server"],
    { tsPreCompilationDeps: true, doNotFollow: { path: "node_modules" } },
    undefined,
    {
      tsConfig: undefined,
    },
  );
  const found = new Set<string>();
  for (const module of (output as ICruiseResult).modules) {
    for (const dependency of module.dependencies) {
      const [from, to] = [roomOf(module.source), roomOf(dependency.resolved)];
      if (from && to && from !== to) found.add(`${from} ${to}`);
    }
  }
  return [...found].sort();
}

const name = (room: string) => room.replaceAll(/[^a-z]/g, "_");

function picture(found: string[]): string {
  const rooms = [...new Set(found.flatMap((arrow) => arrow.split(" ")))].sort();
  const box = (room: string) => `    ${name(room)}["${room}"]`;
  const inside = (half: string) => rooms.filter((room) => room === half || room.startsWith(`${half}/`)).map(box);
  return [
    "```mermaid",
    "flowchart TD",
    "  subgraph browser",
    ...inside("src"),
    "  end",
    "  subgraph process",
    ...inside("server"),
    "  end",
    ...found.map((arrow) => `  ${arrow.split(" ").map(name).join(" --> ")}`),
    "```",
  ].join("\n");
}

const text = readFileSync(file, "utf8");
const [before = "", after = ""] = [text.split(begin)[0], text.split(end)[1]];
const fresh = `${before}${begin}\n${picture(await arrows())}\n${end}${after}`;
if (!process.argv.includes("--check")) {
  writeFileSync(file, fresh);
} else if (fresh !== text) {
  console.error(`${file} shows other imports than there are: run \`npm run picture\``);
  process.exitCode = 1;
}
