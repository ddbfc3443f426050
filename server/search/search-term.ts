import type { StoneSearch } from "#domain/search/stone-search.ts";
import { joinTyped } from "#domain/search/words/join-typed.ts";
import { meantBy } from "#domain/search/words/near-words.ts";
import type { Understood, Vocabulary } from "#domain/search/words/types.ts";
import { contextOf, understand } from "#domain/search/words/understand.ts";
import { stoneAttributeNames, stoneAttributes } from "#domain/stone.ts";
import { attributeEntries } from "../db/queries/stone-attributes.ts";
import type { Reading } from "../house/context.ts";

/** The reading of a text, with guesses for its unknown words. */
type Read = Understood & { did_you_mean: { word: string; meant: string[] }[] };

/**
 * The most guessed words of a text. Each guess reads every word of the trade, and a text with more typing errors is not
 * about the trade.
 */
const MOST_GUESSED = 10;

/** A search joined with the words typed beside it, and the reading of those. */
export async function withTerm(
  ctx: Reading,
  search: StoneSearch,
  term: string | undefined,
): Promise<{ search: StoneSearch; understood?: Read }> {
  if (!term) return { search };
  const known = await vocabulary(ctx);
  const understood = understand(term, known, contextOf(search));
  const did_you_mean = [...new Set(understood.unknown)]
    .slice(0, MOST_GUESSED)
    .map((word) => ({ word, meant: meantBy(word, known, search.diamond_type) }))
    .filter(({ meant }) => meant.length > 0);
  return { search: joinTyped(search, understood.search), understood: { ...understood, did_you_mean } };
}

/** The house's codes and spellings by attribute. */
export async function vocabulary({ db }: Pick<Reading, "db">): Promise<Vocabulary> {
  const entries = await attributeEntries(
    db,
    stoneAttributeNames.map((name) => stoneAttributes[name].master),
  );
  return Object.fromEntries(
    stoneAttributeNames.map((name) => [
      name,
      entries.filter(({ master_code }) => master_code === stoneAttributes[name].master),
    ]),
  );
}
