import type { Kysely } from "kysely";
import { exportMax } from "#domain/limits.ts";
import { hundredths } from "#domain/money.ts";
import { stoneColumns } from "#domain/search/stone-columns.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { type StockListColumn, type StockListFormat, withOrigin } from "#domain/stock-lists.ts";
import type { DiamondType } from "#domain/stone.ts";
import { flatTable } from "../../access/markups/flat-table.ts";
import { houseNameOf } from "../../db/queries/settings.ts";
import type { Tables } from "../../db/tables.ts";
import type { Sheet, SheetColumn } from "../../formats/sheet.ts";
import { Problem } from "../../ground/problem.ts";
import type { HouseToRead } from "../../house/context.ts";
import type { Viewer } from "../../house/viewer.ts";
import { allIds } from "../../search/all-ids.ts";
import { stoneBatches } from "../stone-batches.ts";

/** The choices that decide the content of a list. */
export type ListContent = {
  diamond_type: DiamondType;
  search: StoneSearch;
  layout: readonly StockListColumn[];
  markup_percent: string | number | null;
};
type Means = {
  house: HouseToRead;
  db: Kysely<Tables>;
  viewer: Viewer;
  onBatch?: (done: number) => Promise<void> | void;
};

/** The stones of a list as its viewer sees them now, and its sheet. */
export async function sheetOfList(
  content: ListContent & { format: StockListFormat },
  means: Means,
): Promise<{ sheet: Sheet; stones: number }> {
  const most = content.format === "xlsx" ? exportMax : Number.POSITIVE_INFINITY;
  const ids = await idsOfList(content, means, most);
  if (!ids) throw new Problem("exportTooLong");
  return { sheet: await sheetOf(content, means, ids), stones: ids.length };
}

/** The same for the first stones alone. */
export async function firstOfList(content: ListContent, means: Means, most: number) {
  const { house, db, viewer } = means;
  const search = searchOf(content);
  const found = await house.stock.find(db, viewer, { search, answer: "page", offset: 0, size: most });
  return { sheet: await sheetOf(content, means, found.ids ?? []), stones: found.count };
}

/** A list holds stones of its own type, whatever its filter says. */
const searchOf = ({ search, diamond_type }: ListContent): StoneSearch => ({ ...search, diamond_type });

const idsOfList = (content: ListContent, { house, db, viewer }: Means, most: number) =>
  allIds({ house, db }, viewer, searchOf(content), most);

async function sheetOf(content: ListContent, means: Means, ids: readonly number[]): Promise<Sheet> {
  const { house, db, viewer, onBatch } = means;
  const { layout, markup_percent } = content;
  const prices = markup_percent === null ? undefined : await flatTable(db, hundredths(markup_percent));
  return {
    title: "Stones",
    columns: columnsOf(layout),
    batches: stoneBatches(db, viewer, ids, onBatch, prices),
    hasOffer: false,
    isForPrograms: true,
    isWithoutTotals: true,
    at: house.now(),
    house: await houseNameOf(db),
    timeZone: house.timeZone,
    publicUrl: house.publicUrl,
  };
}

/** The columns of a file. A field that buyers may not see is in none, whatever was stored. */
const columnsOf = (layout: readonly StockListColumn[]): SheetColumn[] =>
  withOrigin(layout).flatMap(({ field, head }) => {
    const column = stoneColumns.find(({ id, needsCost }) => id === field && !needsCost);
    return column ? [{ ...column, head }] : [];
  });
