import type { Data } from "#api/operation-types.ts";
import { attributeWord, codeWord } from "#domain/code-word.ts";
import type { StoneFields } from "#domain/search/stone-value.ts";
import { type FigureSheet, figureColumn } from "./make-figures.ts";

type Row = Data<"getUnmetDemand">["rows"][number];

const columns = [
  figureColumn("wanted_type", "Type"),
  figureColumn("wanted_shape", "Shape"),
  figureColumn("wanted_color", "Colour"),
  figureColumn("wanted_clarity", "Clarity"),
  figureColumn("carat_from", "Carat from"),
  figureColumn("carat_to", "Carat to"),
  figureColumn("not_found", "Searches not found", "count"),
  figureColumn("businesses", "Businesses", "count"),
  figureColumn("last", "Last searched", "date"),
  figureColumn("demands", "Demands waiting", "count"),
  figureColumn("in_stock", "In stock now", "count"),
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
