/** `npm run bench:export`: a hundred thousand stones as Excel against the same as CSV, with the memory of each. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { report } from "./support/report.ts";
import { percentile, round } from "./support/timing.ts";

const ROWS = Number(process.env.ROWS ?? 100_000);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const one = fileURLToPath(new URL("./support/export-one.ts", import.meta.url));
type Measured = { ms: number; grown: number; peak: number; bytes: number };

function measure(format: string): Measured {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", one, format, String(ROWS)], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Measured;
}

const formats = ["csv", "xlsx"] as const;
const measured = { csv: [] as Measured[], xlsx: [] as Measured[] };
for (let at = 0; at < ROUNDS; at++) for (const format of formats) measured[format].push(measure(format));

const ms = (format: (typeof formats)[number]) => percentile(measured[format].map((one) => one.ms));
const most = (format: (typeof formats)[number], what: "grown" | "peak") =>
  round(Math.max(...measured[format].map((one) => one[what])), 0);
report(
  `export: ${ROWS} stones as Excel against CSV`,
  formats.map((format) => ({
    format,
    "rows/s": Math.round(ROWS / (ms(format) / 1000)),
    ms: round(ms(format), 0),
    MB: round((measured[format][0]?.bytes ?? 0) / 1e6, 1),
    "peak RSS MB": most(format, "peak"),
    "grown by MB": most(format, "grown"),
  })),
  {
    "xlsx time ratio to csv": round(ms("xlsx") / ms("csv")),
    "xlsx grown MB": most("xlsx", "grown"),
    "csv grown MB": most("csv", "grown"),
  },
  { "xlsx time ratio to csv": 12, "xlsx grown MB": 300, "csv grown MB": 300 },
);
