import { selectionMax } from "./limits.ts";
import { messages } from "./messages.ts";

const parts = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

/** The numbers of a pasted list, stock or report numbers, however they are parted, each once and in its order. */
export const stockNumbersIn = (text: string): string[] => [...new Set(parts(text))];

/** How many of a pasted list stand there already. */
export const repeatedIn = (text: string): number => parts(text).length - stockNumbersIn(text).length;

/** Why nothing can be done with so many numbers. */
export const numbersRefusal = (numbers: readonly string[], most = selectionMax): string | null => {
  if (numbers.length === 0) return messages.selectDiamond;
  return numbers.length > most ? messages.tooManyStones : null;
};
