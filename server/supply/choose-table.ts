import type { Row, RowFile } from "../formats/rows/row-file.ts";
import type { FileTable, Mapping, SupplyField, World } from "./mapping.ts";
import { suggestMapping } from "./understand/suggest-mapping.ts";

/** No more sheets are looked into. */
const lookedInto = 20;
/** The fields that make a list of stones. */
const needed: readonly SupplyField[] = ["org_stock_no", "shape", "carat"];

/** The tables of a file; where several are shown, with whether each looks like a list of stones. */
export async function tablesOf(file: RowFile, world: World): Promise<FileTable[]> {
  const tables = file.tables.map(({ name, isHidden }) => ({ name, is_hidden: isHidden }));
  const shown = tables.filter(({ is_hidden }) => !is_hidden).slice(0, lookedInto);
  if (shown.length < 2) return tables;
  const found: FileTable[] = [];
  for (const [at, table] of tables.entries()) {
    const isStock = shown.includes(table) && looksLikeStock(await firstRows(file, at), world);
    found.push({ ...table, is_stock: isStock });
  }
  return found;
}

export async function firstRows(file: RowFile, table: number): Promise<Row[]> {
  for await (const rows of file.batches(table)) return rows;
  return [];
}

function looksLikeStock(rows: readonly Row[], world: World): boolean {
  const { columns } = suggestMapping({ rows, world });
  return needed.every((field) => columns.some((one) => one.field === field || one.candidates.includes(field)));
}

type Chosen = { table: number; sheet: string | null };

/** The table that somebody named, for this file or an earlier one of the provider; else the first that looks like stones. */
export function chosenTable(
  tables: readonly FileTable[],
  { table, sheet }: Partial<Pick<Mapping, "table" | "sheet">>,
  earlier: readonly Mapping[],
): Chosen {
  const placeOf = (name: string | null | undefined) => tables.findIndex((one) => one.name === name);
  const own = placeOf(sheet);
  if (own >= 0) return { table: own, sheet: sheet ?? null };
  if (table !== undefined && tables[table]) return { table, sheet: null };
  const before = earlier.find((one) => tables[placeOf(one.sheet)]?.is_hidden === false)?.sheet ?? null;
  if (before !== null) return { table: placeOf(before), sheet: before };
  const isShown = ({ is_hidden }: FileTable) => !is_hidden;
  const first = tables.findIndex((one) => isShown(one) && one.is_stock);
  return { table: Math.max(first >= 0 ? first : tables.findIndex(isShown), 0), sheet: null };
}
