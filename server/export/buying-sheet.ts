import type { Data } from "#api/operation-types.ts";
import { attributeWord, codeWord } from "#domain/code-word.ts";
import type { StoneFields } from "#domain/search/stone-value.ts";
import { addedColumn } from "../formats/sheet.ts";
import type { FigureSheet } from "./make-figures.ts";

type Row = Data<"getUnmetDemand">["rows"][number];

const columns = [
  addedColumn("wanted_type", "Type"),
  addedColumn("wanted_shape", "Shape"),
  addedColumn("wanted_color", "Colour"),
  addedColumn("wanted_clarity", "Clarity"),
  addedColumn("carat_from", "Carat from"),
  addedColumn("carat_to", "Carat to"),
  addedColumn("not_found", "Searches not found", "count"),
  addedColumn("businesses", "Businesses", "count"),
  addedColumn("last", "Last searched", "date"),
  addedColumn("demands", "Demands waiting", "count"),
  addedColumn("in_stock", "In stock now", "count"),
];

const record = ({ diamond_type, shape, color, clarity, ...row }: Row): StoneFields => ({
  wanted_type: diamond_type && codeWord(diamond_type.toUpperCase()),
  wanted_shape: listed("shape", shape),
  wanted_color: listed("color", color),
  wanted_clarity: listed("clarity", clarity),
  carat_from: row.carat_from,
  carat_to: row.carat_to,
  not_found: row.not_found,
  businesses: row.businesses,
  last: row.last,
  demands: row.demands,
  in_stock: row.in_stock,
});
const listed = (attribute: "shape" | "color" | "clarity", codes: readonly string[]) =>
  codes.length > 0 ? codes.map((code) => attributeWord(attribute, code)).join(", ") : null;

/** A buying list: what to buy, and who wants it how much. */
export const buyingSheet = (rows: readonly Row[]): FigureSheet => ({
  name: "buying-list",
  title: "Buying",
  columns,
  rows: rows.map(record),
});
