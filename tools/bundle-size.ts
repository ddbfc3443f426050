// Prints the JavaScript weight of each entry of the portal. Fails for a sign-in page above its budget, for a screen in
// many files, for heavy charts, and for two pieces that need each other: one could then begin before the other is there.
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

const budgetKb = 150;
const chartsKb = 40;
const mostFiles = 60;
const dist = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, "..", "dist"));
type Chunk = { file: string; imports?: string[] };
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(path.join(dist, ".vite", "manifest.json"), "utf8"));

/** A chunk and all chunks that the browser fetches with it. */
function closure(key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not among the chunks`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const next of chunk.imports ?? []) closure(next, found);
  return found;
}

const chunkOf = (source: string) => {
  const key = Object.keys(manifest).find((name) => name.startsWith(source));
  if (!key) throw new Error(`there is no chunk for ${source}`);
  return key;
};
const kb = (file: string) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length / 1024;
const sum = (files: Iterable<string>) => [...files].reduce((all, file) => all + kb(file), 0);

const door = closure("index.html");
const home = closure(chunkOf("src/routes/_portal/dashboard.tsx"));
for (const key of ["src/app/portal.tsx", "src/routes/_portal.tsx"]) closure(chunkOf(key), home);
const entries = { "/login": [...door], "/dashboard": [...new Set([...door, ...home])] };

for (const [address, files] of Object.entries(entries)) {
  console.log(`${address.padEnd(12)} ${sum(files).toFixed(1).padStart(7)} KB gzip in ${files.length} files`);
}
// Drawings are fetched with the first chart, and with nothing else (decision 0093).
const drawings = Object.keys(manifest).find((name) => name.startsWith("src/ui/charts/forms"));
if (drawings) {
  const files = [...closure(drawings)].filter((file) => !entries["/dashboard"].includes(file));
  console.log(`${"charts".padEnd(12)} ${sum(files).toFixed(1).padStart(7)} KB gzip in ${files.length} files`);
  if (sum(files) > chartsKb)
    fail(`charts cost ${sum(files).toFixed(1)} KB of JavaScript; their budget is ${chartsKb} KB`);
  if (files.length === 0) fail("the drawings of charts come with every screen");
}
if (process.argv.includes("--files")) {
  const listed = entries["/login"].map((file) => [file, kb(file)] as const).sort((a, b) => b[1] - a[1]);
  for (const [file, size] of listed) console.log(`  ${size.toFixed(1).padStart(7)}  ${file}`);
}
const login = sum(entries["/login"]);
if (login > budgetKb) fail(`/login costs ${login.toFixed(1)} KB of JavaScript; its budget is ${budgetKb} KB`);
const { length } = entries["/dashboard"];
if (length > mostFiles) fail(`/dashboard comes in ${length} files of JavaScript; ${mostFiles} is the most`);
for (const [key, { imports = [] }] of Object.entries(manifest)) {
  const circle = imports.find((next) => closure(next).has(manifest[key]?.file ?? ""));
  if (circle) fail(`${key} and ${circle} need each other`);
}

function fail(why: string) {
  console.error(why);
  process.exitCode = 1;
}
