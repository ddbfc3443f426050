import { meantBy } from "#domain/meant-stones.ts";
import { messages } from "#domain/portal-messages.ts";
import { priceRefusal, typedPrice } from "#domain/typed-price.ts";
import type { PricedLine } from "../stone-line.ts";
import type { PastedPrices } from "./price-paste.ts";
import { words } from "./words.ts";

/** The longest text and the most rows that are read: a sheet of the largest selection has far less of both. */
const longest = 1_000_000;
const mostRows = 2_000;

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

/** The start of what was found: a cell may hold a letter. */
const shortened = (text: string) => (text.length > 20 ? `${text.slice(0, 20)}…` : text);

/** The reason why a price is not taken, and its stone: with what was found, where that is no number. */
function refusalOf(stockNo: string, typed: string): [why: string, named: string] {
  if (typed === "") return [words.noOnePrice, stockNo];
  const why = priceRefusal(typed) ?? messages.priceUnread;
  return [why, why === messages.priceUnread ? `${stockNo} (${shortened(typed)})` : stockNo];
}

/**
 * The prices per carat in rows of a sheet, each with its stock number; null for a text of one cell, which belongs to its
 * field. Without a row of heads, a row is a stock number and a price.
 */
export function pastedPrices(text: string, lines: readonly PricedLine[]): PastedPrices | "tooLong" | null {
  const sheet = text.trimEnd();
  const texts = sheet.length > longest ? [] : sheet.split(/\r?\n/, mostRows + 1);
  if (texts.length === 0 || texts.length > mostRows) return "tooLong";
  const rows = texts.map(cellsOf);
  if (rows.length < 2 && (rows[0]?.length ?? 0) < 2) return null;
  const byNumber = new Map(lines.map((line) => [line.stone.stock_no.toLowerCase(), line]));
  const meant = meantBy(
    lines.map((line) => ({ stock_no: line.stone.stock_no, report_no: line.stone.report_no ?? null, line })),
  );
  const prices = new Map<number, number>();
  const strange = new Set<string>();
  const twice = new Map<number, string>();
  const refused = new Map<string, Set<string>>();
  const refuse = (why: string, named: string) => refused.set(why, (refused.get(why) ?? new Set()).add(named));
  for (const [number, typed = ""] of underHeads(rows) ?? bareRows(rows.filter((cells) => !isBlank(cells)))) {
    if (number === "") continue;
    const [spelled, ...others] = meant(number);
    const line = byNumber.get(number.toLowerCase()) ?? (others.length === 0 ? spelled?.line : undefined);
    const price = typedPrice(typed);
    if (!line && others.length > 0) refuse(messages.numberShared, number);
    else if (!line) strange.add(number);
    else if (price === null) refuse(...refusalOf(line.stone.stock_no, typed));
    else if ((prices.get(line.id) ?? price) !== price) twice.set(line.id, line.stone.stock_no);
    else prices.set(line.id, price);
  }
  for (const [id, stockNo] of twice) {
    prices.delete(id);
    refuse(words.twoPrices, stockNo);
  }
  return { prices, strange: [...strange], refused };
}
