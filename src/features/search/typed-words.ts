import { lift } from "#domain/search/change-search.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { offeredOf } from "#domain/search/words/beside-numbers.ts";
import { joinTyped } from "#domain/search/words/join-typed.ts";
import type { Chip, Vocabulary } from "#domain/search/words/types.ts";
import { contextOf, understand } from "#domain/search/words/understand.ts";

/** A read text: its search, and the words that were not understood. */
export interface Typed {
  search?: StoneSearch;
  unread?: string;
  /** The words beside the numbers of a list, which were not taken as conditions. */
  beside?: string;
  /** The count of numbers beyond those that one search takes. */
  tooMany?: number;
}

/** The most words beside the numbers of a list that are offered. */
const mostOffered = 8;
const besideSign = "; ";

/** The words beside the numbers of a list that are offered as conditions. */
export const offeredIn = <C extends Chip>(chips: readonly C[]): C[] => offeredOf(chips, mostOffered);

/** The same words as a text, so that an address can hold them. */
export const besideOf = (words: readonly { text: string }[]): string | undefined =>
  words.map(({ text }) => text).join(besideSign) || undefined;

/** The meanings of such a text, each with its words. */
export const besideIn = (text: string, vocabulary: Vocabulary, what: StoneSearch): Chip[] =>
  text.split(besideSign, mostOffered).flatMap((word) => understand(word, vocabulary, contextOf(what)).chips[0] ?? []);

/** Joins a search with a typed one. Pasted numbers replace the earlier ones, and may be of any kind of stones. */
export function joined(what: StoneSearch, more: StoneSearch): StoneSearch {
  if (!more.numbers) return joinTyped(what, more);
  const { diamond_type: _, ...rest } = lift(what, ["numbers", "stone_origin"]);
  return joinTyped(rest, more);
}

/** Reads the remaining words once more. */
export function readTyped(text: string, vocabulary: Vocabulary, what: StoneSearch): Typed {
  const { search, chips, unknown } = understand(text, vocabulary, contextOf(what));
  return { ...(chips.length > 0 && { search }), ...(unknown.length > 0 && { unread: unknown.join(" ") }) };
}
