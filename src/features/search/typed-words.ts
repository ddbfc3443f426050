import { lift } from "#domain/search/change-search.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { joinSearches } from "#domain/search/words/join-searches.ts";
import type { Vocabulary } from "#domain/search/words/types.ts";
import { contextOf, understand } from "#domain/search/words/understand.ts";

/** What was typed, read: the search that it says, and the words that nobody understood. */
export interface Typed {
  search?: StoneSearch;
  unread?: string;
}

/** A search joined with what was typed. Pasted numbers take the place of those before, and are of any kind of stones. */
export function joined(what: StoneSearch, more: StoneSearch): StoneSearch {
  if (!more.numbers) return joinSearches([what, more]);
  const { diamond_type: _, ...rest } = lift(what, ["numbers", "stone_origin"]);
  return joinSearches([rest, more]);
}

/** A word put in the place of another wherever that stands, and not inside a longer one. */
export function corrected(text: string, word: string, meant: string): string {
  const plain = word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  return text.replace(new RegExp(`(?<![\\p{L}\\d])${plain}(?![\\p{L}\\d])`, "gu"), () => meant);
}

/** Words that were left, read once more. */
export function readTyped(text: string, vocabulary: Vocabulary, what: StoneSearch): Typed {
  const { search, chips, unknown } = understand(text, vocabulary, contextOf(what));
  return { ...(chips.length > 0 && { search }), ...(unknown.length > 0 && { unread: unknown.join(" ") }) };
}
