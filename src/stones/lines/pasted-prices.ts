import { typedPrice } from "#domain/typed-price.ts";
import type { PricedLine } from "../stone-line.ts";

/** Prices that were copied from a sheet. */
export interface PastedPrices {
  /** By the id of the line. */
  prices: ReadonlyMap<number, number>;
  /** Stock numbers that are none of the stones here. */
  strange: readonly string[];
  /** Stock numbers of stones here whose price cannot be read. */
  unread: readonly string[];
}

const stockHead = "stock no";
/** The heads of a price per carat in the house's own files: an offer counts before the price that it was made on. */
const priceHeads = ["offer $/ct", "price $/ct"];

const cellsOf = (row: string) => row.split("\t").map((cell) => cell.trim());
const isBlank = (cells: readonly string[]) => cells.every((cell) => cell === "");
const placeOf = (cells: readonly string[], head: string) => cells.findIndex((cell) => cell.toLowerCase() === head);

/** The rows below a row of heads, up to an empty one: totals stand below that. Undefined without such a row. */
function underHeads(rows: readonly string[][]) {
  const top = rows.findIndex((cells) => placeOf(cells, stockHead) >= 0);
  const heads = rows[top];
  if (!heads) return undefined;
  const below = rows.slice(top + 1);
  const end = below.findIndex(isBlank);
  const price = priceHeads.map((head) => placeOf(heads, head)).find((place) => place >= 0);
  const stock = placeOf(heads, stockHead);
  return (end < 0 ? below : below.slice(0, end)).map(
    (cells) => [cells[stock] ?? "", cells[price ?? -1] ?? ""] as const,
  );
}

/** Rows of two cells: the stock number, and the price. */
const bareRows = (rows: readonly string[][]) =>
  rows
    .map((cells) => cells.filter(Boolean))
    .map((cells) => [cells[0] ?? "", cells.length === 2 ? cells[1] : ""] as const);

/**
 * The prices per carat in rows of a sheet, each with its stock number; null for a text of one cell, which belongs to its
 * field. Without a row of heads, a row is a stock number and a price.
 */
export function pastedPrices(text: string, lines: readonly PricedLine[]): PastedPrices | null {
  const rows = text.trimEnd().split(/\r?\n/).map(cellsOf);
  if (rows.length < 2 && (rows[0]?.length ?? 0) < 2) return null;
  const byNumber = new Map(lines.map((line) => [line.stone.stock_no.toLowerCase(), line]));
  const prices = new Map<number, number>();
  const strange = new Set<string>();
  const unread = new Set<string>();
  for (const [number, typed = ""] of underHeads(rows) ?? bareRows(rows.filter((cells) => !isBlank(cells)))) {
    if (number === "") continue;
    const line = byNumber.get(number.toLowerCase());
    const price = typedPrice(typed);
    if (!line) strange.add(number);
    else if (price === null) unread.add(line.stone.stock_no);
    else prices.set(line.id, price);
  }
  return { prices, strange: [...strange], unread: [...unread] };
}
