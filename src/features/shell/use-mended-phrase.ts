import type { Data } from "#api/operation-types.ts";
import { mended } from "#domain/search/words/corrected.ts";
import { meantBy } from "#domain/search/words/near-words.ts";
import { useVocabulary } from "#stones/use-vocabulary.ts";

type Read = Pick<NonNullable<Data<"searchStones">["understood"]>, "chips" | "unknown">;

/**
 * A phrase of the trade without its mistyped words: "1ct roud" is "1ct round". A text of which nothing is understood is
 * no phrase of the trade: its words are the names of other things.
 */
export function useMendedPhrase(phrase: string, read: Read | undefined): string[] {
  const unknown = read && read.chips.length > 0 ? read.unknown : [];
  const vocabulary = useVocabulary(unknown.length > 0);
  return mended(phrase, unknown, (word) => meantBy(word, vocabulary));
}
