import { attributeWord, codeWord } from "#domain/code-word.ts";
import type { StoneFields } from "#domain/search/stone-value.ts";
import { houseNameOf } from "../db/queries/settings.ts";
import type { SheetColumn } from "../formats/sheet.ts";
import { dayIn } from "../ground/time-zone.ts";
import type { Reading } from "../house/context.ts";
import { inExportFolder, type MadeFile, writeList } from "./export-file.ts";

/** A row of a buying list: what to buy, and who wants it how much. */
export type BuyingRow = {
  diamond_type: string | null;
  shape: readonly string[];
  color: readonly string[];
  clarity: readonly string[];
  carat_from: number | null;
  carat_to: number | null;
  not_found: number;
  businesses: number;
  last: string | null;
  demands: number;
  in_stock: number;
};

const column = (id: string, head: string, kind: SheetColumn["kind"] = "text"): SheetColumn => ({
  id,
  label: head,
  head,
  kind,
  needsCost: false,
});
const columns: readonly SheetColumn[] = [
  column("wanted_type", "Type"),
  column("wanted_shape", "Shape"),
  column("wanted_color", "Colour"),
  column("wanted_clarity", "Clarity"),
  column("carat_from", "Carat from"),
  column("carat_to", "Carat to"),
  column("not_found", "Searches not found"),
  column("businesses", "Businesses"),
  column("last", "Last searched", "date"),
  column("demands", "Demands waiting"),
  column("in_stock", "In stock now"),
];

const record = ({ diamond_type, shape, color, clarity, ...row }: BuyingRow): StoneFields => ({
  wanted_type: diamond_type && codeWord(diamond_type.toUpperCase()),
  wanted_shape: listed("shape", shape),
  wanted_color: listed("color", color),
  wanted_clarity: listed("clarity", clarity),
  carat_from: row.carat_from,
  carat_to: row.carat_to,
  not_found: String(row.not_found),
  businesses: String(row.businesses),
  last: row.last,
  demands: String(row.demands),
  in_stock: String(row.in_stock),
});
const listed = (attribute: "shape" | "color" | "clarity", codes: readonly string[]) =>
  codes.length > 0 ? codes.map((code) => attributeWord(attribute, code)).join(", ") : null;

/** Writes a buying list, and hands it on. */
export async function makeBuyingList<T>(
  ctx: Reading,
  rows: readonly BuyingRow[],
  format: "xlsx" | "csv",
  handOn: (made: MadeFile) => Promise<T>,
): Promise<T> {
  const { timeZone, publicUrl, now } = ctx.house;
  const at = now();
  const sheet = {
    title: "Buying",
    columns,
    hasOffer: false,
    isWithoutTotals: true as const,
    batches: inOneBatch(rows.map(record)),
    at,
    house: await houseNameOf(ctx.db),
    timeZone,
    publicUrl,
  };
  return inExportFolder(
    { name: `buying-list-${dayIn(timeZone, at)}`, format },
    (place) => writeList(format, sheet, place),
    handOn,
  );
}

async function* inOneBatch(rows: readonly StoneFields[]) {
  yield rows;
}
