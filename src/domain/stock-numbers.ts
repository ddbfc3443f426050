import { selectionMax } from "./limits.ts";
import { numbersInLine } from "./number-spellings.ts";
import { messages } from "./portal-messages.ts";

/** The signs of a pasted list of numbers at most: each as long as a report number may be, and a sign between two. */
export const numbersTextMax = (most: number): number => most * 61;

const parts = (text: string): string[] => text.split(/[\r\n\t,;]+/).flatMap(numbersInLine);

/**
 * The numbers of a pasted list, stock or report numbers, each once and in its order. Any separator counts, but a blank
 * inside a number does not: HL 1000002, GIA 1794710872.
 */
export const stockNumbersIn = (text: string): string[] => [...new Set(parts(text))];

/** The count of repeated numbers in a pasted list. */
export const repeatedIn = (text: string): number => parts(text).length - stockNumbersIn(text).length;

/** The reason why an act refuses this many numbers; null if it does not. */
export const numbersRefusal = (numbers: readonly string[], most = selectionMax): string | null => {
  if (numbers.length === 0) return messages.selectDiamond;
  return numbers.length > most ? messages.tooManyStones : null;
};
