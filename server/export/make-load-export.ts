import { rowsByIds } from "../db/queries/load-rows.ts";
import { otherListingsOfRows } from "../db/queries/same-reports.ts";
import { houseNameOf } from "../db/queries/settings.ts";
import type { Reading } from "../house/context.ts";
import { loadRowOnWire } from "../wire/load-on-wire.ts";
import { inExportFolder, type MadeFile, writeList } from "./export-file.ts";
import { loadRowColumns, loadRowRecord } from "./load-row-columns.ts";

/** A request for a file of a load's rows, with their numbers as they stood at its moment. */
export type LoadExport = { load: number; rows: readonly number[]; format: "xlsx" | "csv" };

const atOnce = 500;

/** Writes a file of a load's rows, and hands it on. */
export async function makeLoadExport<T>(
  ctx: Reading,
  order: LoadExport,
  handOn: (made: MadeFile) => Promise<T>,
  onBatch: (done: number) => Promise<void> = async () => {},
): Promise<T> {
  const { timeZone, publicUrl, now } = ctx.house;
  const sheet = {
    title: "Difference",
    columns: loadRowColumns,
    hasOffer: false,
    isWithoutTotals: true as const,
    batches: records(ctx, order.rows, onBatch),
    at: now(),
    house: await houseNameOf(ctx.db),
    timeZone,
    publicUrl,
  };
  const name = `load-${order.load}-difference`;
  return inExportFolder({ name, format: order.format }, (place) => writeList(order.format, sheet, place), handOn);
}

async function* records({ db, now }: Reading, ids: readonly number[], onBatch: (done: number) => Promise<void>) {
  for (let from = 0; from < ids.length; from += atOnce) {
    const part = ids.slice(from, from + atOnce);
    const others = await otherListingsOfRows(db, part);
    const rows = await rowsByIds(db, part, now);
    yield rows.map((row) => loadRowRecord(loadRowOnWire(row, others.get(row.id))));
    await onBatch(Math.min(from + atOnce, ids.length));
  }
}
