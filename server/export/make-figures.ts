import type { StoneFields } from "#domain/search/stone-value.ts";
import { houseNameOf } from "../db/queries/settings.ts";
import type { SheetColumn } from "../formats/sheet.ts";
import { dayIn } from "../ground/time-zone.ts";
import type { Reading } from "../house/context.ts";
import { inExportFolder, type ListFormat, type MadeFile, writeList } from "./export-file.ts";

/** Figures as a file: the name of the file, the title of its sheet, and its rows. */
export type FigureSheet = {
  name: string;
  title: string;
  columns: readonly SheetColumn[];
  rows: readonly StoneFields[];
};

/** Writes a file of figures, and hands it on. */
export async function makeFigures<T>(
  { db, house: { timeZone, publicUrl, now } }: Reading,
  { name, title, columns, rows }: FigureSheet,
  format: ListFormat,
  handOn: (made: MadeFile) => Promise<T>,
): Promise<T> {
  const at = now();
  const sheet = {
    title,
    columns,
    hasOffer: false,
    isWithoutTotals: true as const,
    batches: inOneBatch(rows),
    at,
    house: await houseNameOf(db),
    timeZone,
    publicUrl,
  };
  return inExportFolder(
    { name: `${name}-${dayIn(timeZone, at)}`, format },
    (place) => writeList(format, sheet, place),
    handOn,
  );
}

async function* inOneBatch(rows: readonly StoneFields[]) {
  yield rows;
}
