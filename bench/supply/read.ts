/** `npm run bench:supply`: suppliers' files read by the house against the bare libraries that read them. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { report } from "../support/report.ts";
import { percentile, round } from "../support/timing.ts";
import { writeStockCsv, writeStockXlsx } from "./stock-files.ts";

const ROWS = Number(process.env.ROWS ?? 100_000);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const one = fileURLToPath(new URL("./read-one.ts", import.meta.url));
const project = fileURLToPath(new URL("../..", import.meta.url));
type Measured = { ms: number; cpu: number; grown: number; cells: number };

const folder = mkdtempSync(path.join(tmpdir(), "loupe-bench-"));
const built = path.join(project, "node_modules", ".bench-rows");
process.once("exit", () => {
  for (const place of [folder, built]) rmSync(place, { recursive: true, force: true });
});

/** The readers as they are shipped: a thread that is read from its sources begins a second later. */
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

const files = { csv: path.join(folder, "stock.csv"), xlsx: path.join(folder, "stock.xlsx") };
await writeStockCsv(files.csv, ROWS);
await writeStockXlsx(files.xlsx, ROWS);

function measure(reader: string, file: string): Measured {
  const args = ["--import", "tsx", one, reader, file, path.join(built, "open.js")];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Measured;
}

const kinds = [
  { name: "xlsx, the house", reader: "house", file: files.xlsx },
  { name: "xlsx, bare saxes", reader: "bareSaxes", file: files.xlsx },
  { name: "csv, the house", reader: "house", file: files.csv },
  { name: "csv, bare papaparse", reader: "barePapa", file: files.csv },
];
const measured = new Map(kinds.map(({ name }) => [name, [] as Measured[]]));
for (let at = 0; at < ROUNDS; at++) {
  for (const { name, reader, file } of kinds) measured.get(name)?.push(measure(reader, file));
}

const typical = (name: string, what: keyof Measured) =>
  percentile((measured.get(name) ?? []).map((each) => each[what]));
const ratio = (house: string, bare: string) => round(typical(house, "ms") / typical(bare, "ms"));
report(
  `supply: ${ROWS} rows of thirty cells read by the house and by the bare libraries`,
  kinds.map(({ name, file }) => ({
    reader: name,
    "rows/s": Math.round(ROWS / (typical(name, "ms") / 1_000)),
    ms: round(typical(name, "ms"), 0),
    "CPU ms": round(typical(name, "cpu"), 0),
    MB: round(statSync(file).size / 1e6, 1),
    "grown by MB": round(typical(name, "grown"), 0),
  })),
  {
    "xlsx time ratio to bare saxes": ratio("xlsx, the house", "xlsx, bare saxes"),
    "csv time ratio to bare papaparse": ratio("csv, the house", "csv, bare papaparse"),
    "xlsx grown MB": round(typical("xlsx, the house", "grown"), 0),
  },
  { "xlsx time ratio to bare saxes": 1, "csv time ratio to bare papaparse": 8, "xlsx grown MB": 400 },
);
