// Compiles the SIMD kernel of the search index; --check only tells whether the compiled one is fresh.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const folder = new URL("../server/search/index/kernel/", import.meta.url);
const target = new URL("kernel.gen.ts", folder);
// The ending .as keeps TypeScript, which knows no vectors, from reading the source.
const names = readdirSync(new URL("simd/", folder)).filter((name) => name.endsWith(".as"));
const sources = new Map(names.sort().map((name) => [name, readFileSync(new URL(`simd/${name}`, folder), "utf8")]));
const { version } = createRequire(import.meta.url)("assemblyscript/package.json") as { version: string };
/** The pages of 2 GiB, as in ../server/search/index/memory.ts: a shared memory says its end. */
const PAGES = "32768";
const flags = [
  "-O3",
  "--enable",
  "simd",
  "--enable",
  "threads",
  "--importMemory",
  "--sharedMemory",
  "--maximumMemory",
  PAGES,
  "--runtime",
  "stub",
];
const hash = createHash("sha256")
  .update(JSON.stringify([version, flags, ...sources]))
  .digest("hex");

const isFresh = existsSync(target) && readFileSync(target, "utf8").includes(hash);
if (!isFresh && process.argv.includes("--check")) {
  console.error("server/search/index/kernel/kernel.gen.ts is stale: run `node --import tsx tools/build-kernel.ts`.");
  process.exitCode = 1;
} else if (!isFresh) writeFileSync(target, fileOf(await compile()));

async function compile(): Promise<Uint8Array> {
  const { default: asc } = await import("assemblyscript/asc"); // The compiler takes seconds and is seldom needed.
  let module: Uint8Array | undefined;
  const { error, stderr } = await asc.main(["kernel.ts", "--outFile", "kernel.wasm", ...flags], {
    readFile: (name) => sources.get(name.replace(/\.ts$/, ".as")) ?? null,
    writeFile: (name, content) => {
      if (name.endsWith(".wasm")) module = content as Uint8Array;
    },
    listFiles: () => [],
  });
  if (error || !module) throw new Error(`${error?.message}\n${stderr.toString()}`);
  return module;
}

function fileOf(module: Uint8Array): string {
  const lines =
    Buffer.from(module)
      .toString("base64")
      .match(/.{1,116}/g) ?? [];
  return `// Compiled from simd/*.as by tools/build-kernel.ts; do not edit.
/** The hash of the source, its compiler and its flags: a test compares it. */
export const kernelSource = "${hash}";
export const kernelModule =
${lines.map((line) => `  "${line}"`).join(" +\n")};
`;
}
