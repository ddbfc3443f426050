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
  /** The one type of stones in the list. */
  type?: DiamondType;
  /** True if the server sorts the list. Then its heads sort. */
  sorts?: boolean;
}

/**
 * The widths of dense columns, for two letters or a figure. Other columns are as wide as their heads ask (spec §9). At 1366
 * pixels a search is in sight up to the status.
 */
const widths: Partial<Record<StoneColumnId, number>> = {
  stock_no: 86,
  // "Lab grown" and the longer statuses take two lines.
  stone_origin: 58,
  status: 84,
  shape: 104,
  carat: 50,
  color: 34,
  fancy_color: 108,
  intensity: 76,
  clarity: 46,
  cut: 34,
  polish: 32,
  symmetry: 36,
  fluorescence: 38,
  lab: 44,
  rap: 84,
  disc: 82,
  price_per_ct: 88,
  total_amt: 96,
  markup_disc: 62,
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
/** Beside fancy colours the other columns are as wide as their usual words, so that as much is in sight. */
const besideFancy: Partial<Record<StoneColumnId, number>> = {
  stock_no: 74,
  stone_origin: 52,
  shape: 92,
  carat: 44,
  fancy_color: 101,
  clarity: 42,
  cut: 30,
  polish: 28,
  symmetry: 34,
  markup_disc: 58,
  markup_ppc: 80,
  sell_amt: 91,
};
const widthOf = (id: StoneColumnId, type?: DiamondType) => {
  if (type === "white") return widths[id];
  // A colour letter needs less room than the name of a fancy colour.
  const asked = id === "color" ? "fancy_color" : id;
  return besideFancy[asked] ?? widths[asked];
};
const sorted: ReadonlySet<string> = new Set(sortColumns);
const figures: readonly StoneColumn["kind"][] = ["number", "money", "percent"];

/** A column of the one list (domain/search/stone-columns.ts) as a column of a table. */
const tableColumn = (column: StoneColumn, sorts: boolean, type?: DiamondType): Column<StoneFields> => ({
  id: column.id,
  head: column.head,
  width: widthOf(column.id, type),
  isDense: true,
  number: figures.includes(column.kind),
  sortable: sorts && sorted.has(column.id),
  text: (stone) => stoneWord(stone, column.id),
  cell: (stone) => stoneCell(stone, column),
});

const made = new Map<string, readonly Column<StoneFields>[]>();

/** Returns the same array for the same question, because a table draws its rows again for other columns. */
function once(
  key: string,
  columns: readonly StoneColumn[],
  { sorts = false, type }: Pick<Shown, "sorts" | "type">,
): readonly Column<StoneFields>[] {
  const known = made.get(key) ?? columns.map((column) => tableColumn(column, sorts, type));
  made.set(key, known);
  return known;
}

/** The first columns of a list of stones, for a viewer with or without sight of cost. */
export const stoneColumns = (view: StoneView, { seesCost, type, sorts = false }: Shown) =>
  once(`${view} ${seesCost} ${type} ${sorts}`, columnsOfView(view, { seesCost }, type), { sorts, type });

/** Every column that the viewer can choose, in the order of the lists. */
export const everyStoneColumn = ({ seesCost, type, sorts = false }: Shown) =>
  once(`every ${seesCost} ${type} ${sorts}`, columnsFor({ seesCost }), { sorts, type });
