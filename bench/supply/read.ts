import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { packageOf } from "../support/package-of.ts";
import { percentile } from "../support/timing.ts";

const one = fileURLToPath(new URL("./read-one.ts", import.meta.url));
const project = fileURLToPath(new URL("../..", import.meta.url));
type Read = { name: string; file: string; ms: number; cpu: number; grown: number };
type Measured = { ms: number; cpu: number; grown: number; cells: number };

/** The readers as they are shipped: a thread that is read from its sources begins a second later. */
async function builtReaders(): Promise<string> {
  const built = path.join(project, "node_modules", ".bench-rows");
  process.once("exit", () => rmSync(built, { recursive: true, force: true }));
  await build({
    configFile: false,
    logLevel: "warn",
    root: project,
    publicDir: false,
    build: {
      ssr: true,
      outDir: built,
      target: "node20",
      rolldownOptions: {
        input: { open: "server/formats/rows/open-rows.ts", "rows-thread": "server/formats/rows/rows-thread.ts" },
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
  return built;
}

/** Files read by the house, by the bare libraries, and by the importer that a user would pick today, if it is installed. */
export async function measureReading(files: { csv: string; xlsx: string }, rounds: number): Promise<Read[]> {
  const built = await builtReaders();
  const anchor = packageOf("spreadsheets", "exceljs");
  const kinds = [
    { name: "xlsx, the house", reader: "house", file: files.xlsx },
    { name: "xlsx, bare saxes", reader: "bareSaxes", file: files.xlsx },
    ...(anchor ? [{ name: "xlsx, exceljs", reader: "exceljs", file: files.xlsx }] : []),
    { name: "csv, the house", reader: "house", file: files.csv },
    { name: "csv, bare papaparse", reader: "barePapa", file: files.csv },
  ];
  const measured = new Map(kinds.map(({ name }) => [name, [] as Measured[]]));
  for (let at = 0; at < rounds; at++)
    for (const { name, reader, file } of kinds)
      measured.get(name)?.push(measure(reader, file, path.join(built, "open.js"), anchor));
  return kinds.map(({ name, file }) => {
    const typical = (what: keyof Measured) => percentile((measured.get(name) ?? []).map((each) => each[what]));
    return { name, file, ms: typical("ms"), cpu: typical("cpu"), grown: typical("grown") };
  });
}

function measure(reader: string, file: string, built: string, anchor = ""): Measured {
  const args = ["--import", "tsx", one, reader, file, built, anchor];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Measured;
}
