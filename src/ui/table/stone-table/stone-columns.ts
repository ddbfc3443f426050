import {
  columnsFor,
  columnsOfView,
  type StoneColumn,
  type StoneColumnId,
  type StoneView,
} from "#domain/search/stone-columns.ts";
import { sortColumns } from "#domain/search/stone-search.ts";
import { type StoneFields, stoneWord } from "#domain/search/stone-value.ts";
import type { DiamondType } from "#domain/stone.ts";
import type { Column } from "../data-table/types.ts";
import { stoneCell } from "./stone-cell.tsx";

interface Shown {
  seesCost: boolean;
  /** Of stones of one type alone. */
  type?: DiamondType;
  /** Where the server sorts: heads that sort do so. */
  sorts?: boolean;
}

/** Dense columns hold two letters or a figure; the others are as wide as their heads ask (spec §9). */
const widths: Partial<Record<StoneColumnId, number>> = {
  stock_no: 96,
  status: 146,
  stone_origin: 78,
  shape: 124,
  carat: 60,
  color: 44,
  fancy_color: 108,
  intensity: 76,
  clarity: 52,
  cut: 42,
  polish: 42,
  symmetry: 46,
  fluorescence: 50,
  lab: 50,
  rap: 84,
  disc: 82,
  price_per_ct: 88,
  total_amt: 96,
  markup_disc: 82,
  markup_ppc: 84,
  sell_amt: 96,
  report_no: 108,
  measurements: 148,
  ratio: 60,
  depth_pct: 72,
  table_pct: 68,
  location: 104,
  provider: 168,
};
const sorted: ReadonlySet<string> = new Set(sortColumns);
const figures: readonly StoneColumn["kind"][] = ["number", "money", "percent"];

/** How a column of the one list (domain/search/stone-columns.ts) stands in a table. */
const tableColumn = (column: StoneColumn, sorts: boolean, type?: DiamondType): Column<StoneFields> => ({
  id: column.id,
  head: column.head,
  // A letter needs less room than what a fancy colour is called.
  width: widths[column.id === "color" && type !== "white" ? "fancy_color" : column.id],
  number: figures.includes(column.kind),
  sortable: sorts && sorted.has(column.id),
  text: (stone) => stoneWord(stone, column.id),
  cell: (stone) => stoneCell(stone, column),
});

const made = new Map<string, readonly Column<StoneFields>[]>();

/** The same array for the same question: a table draws its rows again when its columns are others. */
function once(
  key: string,
  columns: readonly StoneColumn[],
  { sorts = false, type }: Pick<Shown, "sorts" | "type">,
): readonly Column<StoneFields>[] {
  const known = made.get(key) ?? columns.map((column) => tableColumn(column, sorts, type));
  made.set(key, known);
  return known;
}

/** The columns that a list of stones begins with, for a viewer who may see cost or not. */
export const stoneColumns = (view: StoneView, { seesCost, type, sorts = false }: Shown) =>
  once(`${view} ${seesCost} ${type} ${sorts}`, columnsOfView(view, { seesCost }, type), { sorts, type });

/** Every column that the viewer can choose from, in the order that lists have them. */
export const everyStoneColumn = ({ seesCost, type, sorts = false }: Shown) =>
  once(`every ${seesCost} ${type} ${sorts}`, columnsFor({ seesCost }), { sorts, type });
