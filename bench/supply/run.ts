/**
 * `npm run bench:supply [-- --rows 20000] [--million] [--rounds 3]`: a supplier's file from the disk to committed stones,
 * against a bare COPY of the same rows into the same table, and the readers against the bare libraries. `--million` loads
 * a million rows as well. Set `npm install --prefix bench/spreadsheets` to have the anchor beside them.
 */
import { mkdtempSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { report } from "../support/report.ts";
import { round } from "../support/timing.ts";
import { measureLoads } from "./loads.ts";
import { measureReading } from "./read.ts";
import { writeStockCsv, writeStockXlsx } from "./stock-files.ts";
import { tradeRows } from "./trade-rows.ts";

const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "100000" },
    rounds: { type: "string", default: "3" },
    million: { type: "boolean", default: false },
  },
});
const rows = Number(values.rows);
const folder = mkdtempSync(path.join(os.tmpdir(), "loupe-bench-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
const fileOf = (name: string) => path.join(folder, name);
const files = {
  csv: fileOf("stock.csv"),
  moved: fileOf("moved.csv"),
  few: fileOf("few.csv"),
  searched: fileOf("searched.csv"),
  xlsx: fileOf("stock.xlsx"),
};
await writeStockCsv(files.csv, tradeRows(rows));
await writeStockCsv(files.moved, tradeRows(rows, { priceFactor: 1.02 }));
await writeStockCsv(files.few, tradeRows(rows, { priceFactor: 1.02, moved: 1_000 }));
await writeStockCsv(files.searched, tradeRows(rows, { first: 30_000_001 }));
await writeStockXlsx(files.xlsx, tradeRows(rows, { first: 10_000_001 }));

const read = await measureReading(files, Number(values.rounds));
const msOf = (name: string) => read.find((one) => one.name === name)?.ms ?? Number.NaN;
report(
  `supply: ${rows} rows of thirty cells read by the house and by the bare libraries`,
  read.map(({ name, file, ms, cpu, grown }) => ({
    reader: name,
    "rows/s": Math.round(rows / (ms / 1_000)),
    ms: round(ms, 0),
    "CPU ms": round(cpu, 0),
    MB: round(statSync(file).size / 1e6, 1),
    "grown by MB": round(grown, 0),
  })),
  {
    "xlsx time ratio to bare saxes": round(msOf("xlsx, the house") / msOf("xlsx, bare saxes")),
    "csv time ratio to bare papaparse": round(msOf("csv, the house") / msOf("csv, bare papaparse")),
  },
  { "xlsx time ratio to bare saxes": 1, "csv time ratio to bare papaparse": 8 },
);

const bareXlsxMs = msOf("xlsx, the house");
const { steps, ratios, targets } = await measureLoads({ files, rows, bareXlsxMs, isMillion: values.million, fileOf });
report(
  `supply: ${rows} stones from the file to the market (load average ${round(os.loadavg()[0] ?? 0, 1)})`,
  steps,
  ratios,
  targets,
);
