import { dayIn } from "../ground/time-zone.ts";
import type { Reading } from "../house/context.ts";
import { inExportFolder, type MadeFile } from "./export-file.ts";
import { writeLogCsv } from "./log-csv.ts";
import { writeLogJsonl } from "./log-jsonl.ts";
import type { LogExport, OnBatch } from "./log-rows.ts";

const formats = {
  jsonl: { ending: "jsonl", write: writeLogJsonl },
  csv: { ending: "zip", write: writeLogCsv },
} as const;

/** Writes entries of the log as a signed file, and hands it on. */
export function makeLogExport<T>(
  ctx: Reading,
  order: LogExport,
  handOn: (made: MadeFile) => Promise<T>,
  onBatch: OnBatch = async () => {},
): Promise<T> {
  const { ending, write } = formats[order.format];
  const name = `audit-log-${dayIn(ctx.house.timeZone, ctx.house.now())}`;
  return inExportFolder({ name, format: ending }, (place) => write(ctx, order, place, onBatch), handOn);
}
