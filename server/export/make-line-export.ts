import { maySeeCost } from "#domain/price-fields.ts";
import type { Grouping, ShownList } from "#domain/stone-lists.ts";
import { lineReach, unfiltered } from "../access/line-reach.ts";
import { rowsAgain } from "../db/queries/line-lists.ts";
import { linesOfRows } from "../db/queries/lines-of-rows.ts";
import { houseNameOf } from "../db/queries/settings.ts";
import { dayIn } from "../ground/time-zone.ts";
import type { Reading } from "../house/context.ts";
import { type LineOnWire, presentLines } from "../wire/line-on-wire.ts";
import { inExportFolder, type ListFormat, type MadeFile, writeList } from "./export-file.ts";
import { lineSheetColumns, listTitles } from "./line-columns.ts";
import { lineRecord } from "./line-record.ts";

/** A request for a file of lines, with the rows as they were at its moment. */
export type LineExport = {
  list: ShownList;
  rows: readonly number[];
  format: ListFormat;
  grouping: Grouping;
  /** The client of the file, if it is for one: then it never has cost in it. */
  clientId: number | null;
  /** True for a file that leaves by mail: it never has cost in it either, whoever reads it (decision 0105). */
  isMailed?: true;
};
type OnBatch = (done: number) => Promise<void>;

const atOnce = 500;

/** Writes a file of lines as far as the actor may see them now, and hands it on. */
export async function makeLineExport<T>(
  ctx: Reading,
  order: LineExport,
  handOn: (made: MadeFile) => Promise<T>,
  onBatch: OnBatch = async () => {},
): Promise<T> {
  const { list, format, grouping, clientId, isMailed } = order;
  const { timeZone, publicUrl, now } = ctx.house;
  const at = now();
  const seesCost = maySeeCost(ctx.actor.roleId) && clientId === null && !isMailed;
  const sheet = {
    title: listTitles[list],
    columns: lineSheetColumns(list, { grouping, seesCost }),
    hasOffer: false,
    batches: records(ctx, order, { seesCost, onBatch }),
    at,
    house: await houseNameOf(ctx.db),
    timeZone,
    publicUrl,
  };
  const name = `${listTitles[list].toLowerCase()}-${dayIn(timeZone, at)}`;
  return inExportFolder({ name, format }, (place) => writeList(format, sheet, place), handOn);
}

/** The lines in batches. One that is out of reach by now is left out. */
async function* records(
  ctx: Reading,
  { list, rows, grouping }: LineExport,
  { seesCost, onBatch }: { seesCost: boolean; onBatch: OnBatch },
) {
  const { timeZone } = ctx.house;
  const filter = unfiltered(ctx, list, lineReach(ctx, list));
  for (let from = 0; from < rows.length; from += atOnce) {
    const part = await rowsAgain(ctx.db, filter, rows.slice(from, from + atOnce));
    const lines: LineOnWire[] = await presentLines(ctx, await linesOfRows(ctx.db, filter, part));
    yield lines.map((line) => lineRecord(line, { list, grouping, timeZone, seesCost }));
    await onBatch(Math.min(from + atOnce, rows.length));
  }
}
