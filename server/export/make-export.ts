import type { Kysely } from "kysely";
import { type StoneColumnId, stoneColumns } from "#domain/search/stone-columns.ts";
import { houseNameOf } from "../db/queries/settings.ts";
import type { Tables } from "../db/tables.ts";
import type { Sheet } from "../formats/sheet.ts";
import { Problem } from "../ground/problem.ts";
import { dayIn } from "../ground/time-zone.ts";
import type { HouseToRead } from "../house/context.ts";
import type { Viewer } from "../house/viewer.ts";
import { inExportFolder, type ListFormat, type MadeFile, writeList } from "./export-file.ts";
import { stoneBatches } from "./stone-batches.ts";
import { type MediaKind, writeZip } from "./zip.ts";

/** A request for a file, with the ids as they were at its moment. */
export type ExportOrder = {
  ids: readonly number[];
  columns: readonly StoneColumnId[];
  format: ListFormat | "zip";
  /** The contents of a zip. */
  include?: { excel: boolean; media: readonly MediaKind[] };
};
type Means = {
  house: HouseToRead;
  db: Kysely<Tables>;
  viewer: Viewer;
  onBatch?: (done: number) => Promise<void> | void;
};

/** Writes a file in a temporary folder, hands it on, and removes the folder. */
export function makeExport<T>(order: ExportOrder, means: Means, handOn: (made: MadeFile) => Promise<T>): Promise<T> {
  const { format } = order;
  const { timeZone, now } = means.house;
  const write = (place: string) =>
    format === "zip" ? zipOf(order, means, place) : listOf(order, format, means, place);
  return inExportFolder({ name: `stones-${dayIn(timeZone, now())}`, format }, write, handOn);
}

async function listOf(order: ExportOrder, format: ListFormat, means: Means, place: string) {
  await writeList(format, await sheetOf(order, means), place);
}

/** The sheet of a list. */
export async function sheetOf(
  order: Pick<ExportOrder, "ids" | "columns">,
  { house, db, viewer, onBatch }: Means,
): Promise<Sheet> {
  // Every list of stones has the column of origin, even if it was not asked for: lab grown stones must be told apart.
  const named = new Set<StoneColumnId>([...order.columns, "stone_origin"]);
  const columns = stoneColumns.filter(({ id }) => named.has(id));
  // The right to cost is checked again at the writing, for any request.
  if (!viewer.seesCost && columns.some(({ needsCost }) => needsCost)) throw new Problem("forbidden");
  const batches = stoneBatches(db, viewer, order.ids, onBatch);
  const { timeZone, publicUrl } = house;
  return {
    title: "Stones",
    columns: inOrder(columns, order.columns),
    batches,
    hasOffer: true,
    at: house.now(),
    house: await houseNameOf(db),
    timeZone,
    publicUrl,
  };
}

/** The columns as the person sorted them. The stock number stays first, because the panes freeze it. */
const inOrder = (columns: typeof stoneColumns, wish: readonly StoneColumnId[]) => {
  const place = (id: StoneColumnId) =>
    id === "stock_no" ? -2 : id === "stone_origin" && !wish.includes(id) ? -1 : wish.indexOf(id);
  return columns.toSorted((a, b) => place(a.id) - place(b.id));
};

async function zipOf(order: ExportOrder, means: Means, place: string): Promise<void> {
  const { house, db, viewer, onBatch } = means;
  const { excel = false, media = [] } = order.include ?? {};
  const excelFile = excel ? `${place}.xlsx` : null;
  if (excelFile) await listOf(order, "xlsx", { house, db, viewer }, excelFile);
  const stones = stoneBatches(db, viewer, order.ids, onBatch);
  const { files, publicUrl } = house;
  await writeZip({ stones, excel: excelFile, media, files, publicUrl, at: house.now() }, place);
}
