import type { Address } from "#domain/address.ts";
import { addresses, type ListScreen } from "#domain/addresses.ts";
import { reportWords } from "#domain/code-word.ts";
import { counted, number2, usd } from "#domain/format.ts";
import { gradingWords } from "#domain/grade-words.ts";
import type { PaperTotals } from "#domain/kept-paper.ts";
import { decimalNumber, type Hundredths, hundredths } from "#domain/money.ts";
import { totalAmt } from "#domain/price.ts";
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
const amount = (line: ToldLine) => totalAmt(ownPrice(line), hundredths(line.carat));

/** A stone without a price, with its origin in front. */
export const plainStone = (stone: ToldStone): LetterStone => ({
  stock_no: stone.stock_no,
  origin: originNames[stone.stone_origin],
  grading: gradingWords(stone, reportWords(stone) || null),
});

/** A stone at a price per carat. */
export const atPrice = (stone: ToldStone, ppc: Hundredths): LetterStone => ({
  ...plainStone(stone),
  price: { per_carat: usd(decimalNumber(ppc)), amount: usd(decimalNumber(totalAmt(ppc, hundredths(stone.carat)))) },
});

/** A stone at the client's own price. */
export const pricedStone = (line: ToldLine): LetterStone => atPrice(line, ownPrice(line));

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
