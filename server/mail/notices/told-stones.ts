import type { Address } from "#domain/address.ts";
import { addresses, type ListScreen } from "#domain/addresses.ts";
import { reportWords } from "#domain/code-word.ts";
import { counted, number2, usd } from "#domain/format.ts";
import { gradingWords } from "#domain/grade-words.ts";
import type { PaperTotals } from "#domain/kept-paper.ts";
import { decimalNumber, type Hundredths, hundredths } from "#domain/money.ts";
import { amountAt, discOf, totalAmt } from "#domain/price.ts";
import { originNames } from "#domain/stone.ts";
import type { ToldLine, ToldStone } from "../../db/queries/told-lines.ts";
import type { Block, LetterStone } from "../letter/letter.ts";
import type { Notice } from "../notice.ts";

export type Lines = readonly [ToldLine, ...ToldLine[]];

/** The message to the client in a step, the end of a hold with an offer, and the issued invoice or credit note. */
export type Said = {
  text: string | null;
  heldUntil: Date | null;
  paper: { id: number; number: string; due_date: string | null; reason: string; totals: PaperTotals } | null;
};

/**
 * Lines of one client with the same event. `was` holds the earlier price per carat, `said` the message, both by the
 * line's id.
 */
export type Told = {
  lines: Lines;
  timeZone: string;
  was: ReadonlyMap<number, Hundredths>;
  said: ReadonlyMap<number, Said>;
};
export type Words = (told: Told) => Notice;

/** The most stones in a letter; the portal has all of them. */
const MOST = 50;

/** The client's own price of a line, per carat: the agreed one, else theirs. */
export const ownPrice = ({ agreed_ppc, markup_ppc }: Pick<ToldLine, "agreed_ppc" | "markup_ppc">) =>
  hundredths(agreed_ppc ?? markup_ppc);

/** The amount of a line at a price per carat. */
const amountOf = ({ carat, markup_ppc, sell_amt }: ToldLine, ppc: Hundredths) =>
  amountAt(ppc, {
    carat: hundredths(carat),
    price_per_ct: hundredths(markup_ppc),
    total_amt: hundredths(sell_amt),
  });
const amount = (line: ToldLine) => amountOf(line, ownPrice(line));

/** A stone without a price, with its origin in front. */
export const plainStone = (stone: ToldStone): LetterStone => ({
  stock_no: stone.stock_no,
  origin: originNames[stone.stone_origin],
  grading: gradingWords(stone, reportWords(stone) || null),
});

/** A stone at a price per carat. */
export const atPrice = (
  stone: ToldStone,
  ppc: Hundredths,
  total = totalAmt(ppc, hundredths(stone.carat)),
): LetterStone => ({
  ...plainStone(stone),
  price: { per_carat: usd(decimalNumber(ppc)), amount: usd(decimalNumber(total)) },
});

/** The stone of a line at a price per carat, the client's own if none is named. */
export const pricedStone = (line: ToldLine, ppc = ownPrice(line)): LetterStone =>
  atPrice(line, ppc, amountOf(line, ppc));

/** "−29.90 %, $8,412.50/ct, $12,787.00 in total": the price of one line; of several there is no one price. */
export function priceInBrief(lines: Lines, ppc = ownPrice(lines[0])): string | null {
  const [line] = lines;
  if (lines.length > 1) return null;
  const percent = line.rap === null ? null : `${number2(discOf(ppc, hundredths(line.rap)) / 100)} %`;
  const total = `${usd(decimalNumber(amountOf(line, ppc)))} in total`;
  return [percent, `${usd(decimalNumber(ppc))}/ct`, total].filter((part) => part !== null).join(", ");
}

/** The words in the bell, of the parts that there are. */
export const inBrief = (...parts: (string | null)[]): string | undefined =>
  parts.filter((part) => part !== null && part.trim() !== "").join(" ") || undefined;

/** Words of a person within a sentence of the bell. */
export const quoted = (words: string | null): string | null => (words?.trim() ? `“${words.trim()}”` : null);

/** Stones one below the other, up to the most in a letter. */
export const stoneTable = <Line extends ToldStone>(
  lines: readonly Line[],
  stone: (line: Line) => LetterStone,
): Block => ({
  is: "stones",
  stones: lines.slice(0, MOST).map(stone),
  more: Math.max(0, lines.length - MOST),
});

/** "AA1001628 (natural)", or "3 stones". The mail of a day has titles alone, so the origin stands in the title. */
export const named = ([first, ...others]: readonly [ToldStone, ...ToldStone[]]) =>
  others.length === 0
    ? `${first.stock_no} (${originNames[first.stone_origin].toLowerCase()})`
    : counted(others.length + 1, "stone", "stones");

/** "3 stones, 4.21 ct, $12,345.00". */
export function summed(lines: Lines): string {
  const carat = lines.reduce((sum, line) => sum + hundredths(line.carat), 0);
  const total = lines.reduce((sum, line) => sum + amount(line), 0);
  return `${counted(lines.length, "stone", "stones")}, ${number2(decimalNumber(carat))} ct, ${usd(decimalNumber(total))}`;
}

/** The words for one line or for several. */
export const each = (lines: Lines, one: string, several: string) => (lines.length === 1 ? one : several);

const screens = {
  confirm: "confirm-stone",
  external: "confirm-stone",
  hold: "hold",
  enquiry: "enquiry",
  memo: "memo",
} as const satisfies Record<string, ListScreen>;

/** The address of the client's line, whatever its state now; several lines lead to their list. */
export function linePath([first, ...others]: Lines): Address {
  const list = screens[first.list as keyof typeof screens];
  const isOne = others.length === 0 && first.list !== "external";
  return addresses.ownList(list, { currentTab: "all", ...(isOne && { line: first.id }) });
}

/** The house's message, as it was written. */
export const written = (words: string | null): Block[] =>
  words?.trim() ? [{ is: "quote", words: "Our message:", text: words.trim() }] : [];
