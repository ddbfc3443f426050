import type { StoneColumnId } from "./search/stone-columns.ts";
import { type StockListColumn, stockFieldsOf, withOrigin } from "./stock-lists.ts";
import type { DiamondType } from "./stone.ts";

/** A layout that is ready to choose. The heads are those that programs of that kind look for. */
export type ReadyLayout = { id: string; name: string; columnsOf(type: DiamondType): StockListColumn[] };

type Heads = readonly (readonly [StoneColumnId, string])[];

const rapNet: Heads = [
  ["stock_no", "Stock #"],
  ["status", "Availability"],
  ["shape", "Shape"],
  ["carat", "Weight"],
  ["color", "Color"],
  ["clarity", "Clarity"],
  ["cut", "Cut Grade"],
  ["polish", "Polish"],
  ["symmetry", "Symmetry"],
  ["fluorescence", "Fluorescence Intensity"],
  ["fluorescence_color", "Fluorescence Color"],
  ["measurements", "Measurements"],
  ["lab", "Lab"],
  ["report_no", "Report #"],
  ["treatment", "Treatment"],
  ["markup_ppc", "RapNet Price"],
  ["markup_disc", "RapNet Discount %"],
  ["fancy_color", "Fancy Color"],
  ["intensity", "Fancy Color Intensity"],
  ["overtone", "Fancy Color Overtone"],
  ["depth_pct", "Depth %"],
  ["table_pct", "Table %"],
  ["girdle_thin", "Girdle Thin"],
  ["girdle_thick", "Girdle Thick"],
  ["girdle_pct", "Girdle %"],
  ["culet", "Culet Size"],
  ["crown_height", "Crown Height"],
  ["crown_angle", "Crown Angle"],
  ["pavilion_depth", "Pavilion Depth"],
  ["pavilion_angle", "Pavilion Angle"],
  ["laser_inscription", "Laser Inscription"],
  ["comment", "Cert Comment"],
  ["location", "City"],
  ["certificate", "Report Filename"],
  ["image", "Diamond Image"],
  ["video", "Sarine Loupe"],
  ["key_to_symbols", "Key to symbols"],
  ["shade", "Shade"],
  ["black_inclusion", "Black Inclusion"],
  ["milky", "Milky"],
];

const nivoda: Heads = [
  ["stock_no", "Stock number"],
  ["status", "Availability"],
  ["stone_origin", "Diamond origin"],
  ["shape", "Shape"],
  ["carat", "Size"],
  ["color", "Color"],
  ["fancy_color", "Fancy color"],
  ["intensity", "Fancy intensity"],
  ["overtone", "Fancy overtone"],
  ["clarity", "Clarity"],
  ["cut", "Cut"],
  ["polish", "Polish"],
  ["symmetry", "Symmetry"],
  ["fluorescence", "Fluorescence intensity"],
  ["fluorescence_color", "Fluorescence color"],
  ["measurements", "Measurements"],
  ["depth_pct", "Depth %"],
  ["table_pct", "Table %"],
  ["lab", "Lab"],
  ["report_no", "Certificate number"],
  ["location", "Location"],
  ["sell_amt", "Final price"],
  ["treatment", "Treatment"],
  ["growth_type", "Growth type"],
  ["image", "Image"],
  ["video", "Video"],
  ["certificate", "Certificate"],
];

/** The order in which marketplaces hand stones out: programs that read such a download read this file too. */
const download: Heads = [
  ["shape", "Shape"],
  ["carat", "Weight"],
  ["color", "Color"],
  ["fancy_color", "Fancy Color"],
  ["intensity", "Fancy Color Intensity"],
  ["overtone", "Fancy Color Overtone"],
  ["clarity", "Clarity"],
  ["cut", "Cut Grade"],
  ["polish", "Polish"],
  ["symmetry", "Symmetry"],
  ["fluorescence", "Fluorescence Intensity"],
  ["measurements", "Measurements"],
  ["lab", "Lab"],
  ["report_no", "Cert #"],
  ["stock_no", "Stock #"],
  ["treatment", "Treatment"],
  ["markup_ppc", "$/Ct"],
  ["markup_disc", "% Off"],
  ["sell_amt", "Total Price"],
  ["depth_pct", "Depth %"],
  ["table_pct", "Table %"],
  ["girdle_thin", "Girdle Thin"],
  ["girdle_thick", "Girdle Thick"],
  ["culet", "Culet Size"],
  ["comment", "Comment"],
  ["location", "City"],
  ["certificate", "Certificate Link"],
  ["image", "Image Link"],
  ["video", "Video Link"],
];

/** The columns that a jeweller reads, and no more. */
const short: Heads = [
  ["stock_no", "Stock no."],
  ["shape", "Shape"],
  ["carat", "Carat"],
  ["color", "Colour"],
  ["clarity", "Clarity"],
  ["cut", "Cut"],
  ["polish", "Polish"],
  ["symmetry", "Symmetry"],
  ["fluorescence", "Fluorescence"],
  ["lab", "Lab"],
  ["report_no", "Report"],
  ["stone_origin", "Origin"],
  ["markup_ppc", "Price per carat"],
  ["sell_amt", "Price"],
];

const ready = (id: string, name: string, heads: Heads): ReadyLayout => ({
  id,
  name,
  columnsOf(type) {
    const known = new Set(stockFieldsOf(type).map(({ id: field }) => field));
    return withOrigin(heads.flatMap(([field, head]) => (known.has(field) ? [{ field, head }] : [])));
  },
});

/** The house's own layout: every field, under the head that the house's files have. */
const house: ReadyLayout = {
  id: "house",
  name: "Our own",
  columnsOf: (type) => stockFieldsOf(type).map(({ id, head }) => ({ field: id, head })),
};

/** The layouts that a list can begin with. */
export const readyLayouts: readonly ReadyLayout[] = [
  house,
  ready("rapnet", "RapNet style", rapNet),
  ready("nivoda", "Nivoda style", nivoda),
  ready("download", "Order of a marketplace's download", download),
  ready("short", "Short, for a jeweller", short),
];
