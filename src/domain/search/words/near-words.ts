import type { DiamondType } from "../../stone.ts";
import type { SearchAttribute } from "../stone-search.ts";
import { attributeWords } from "./attribute-words.ts";
import { measureWords } from "./measure-words.ts";
import { nearestOf } from "./nearest-words.ts";
import { phraseWords } from "./phrases.ts";
import { spellingsOf } from "./spellings.ts";
import type { Reading, Vocabulary } from "./types.ts";

/** The most words that are offered in place of one. */
const most = 3;
/** Attributes whose values the trade writes in capitals. */
const inCapitals: readonly SearchAttribute[] = ["color", "clarity", "cut", "polish", "symmetry", "lab"];

/**
 * Known words that an unknown one may stand for, likeliest first: "roud" is "round". Only words that understand() knows
 * are offered, and the nearest of those that mean the same.
 */
export function meantBy(word: string, vocabulary: Vocabulary, diamondType?: DiamondType): string[] {
  const nearest = nearestOf(word, knownWords(vocabulary, diamondType));
  const byMeaning = new Map<string, string>();
  for (const { text, value } of nearest) {
    const meaning = value ? `${value.attribute} ${value.values}` : text;
    const shown = value && inCapitals.includes(value.attribute) ? text.toUpperCase() : text;
    if (!byMeaning.has(meaning)) byMeaning.set(meaning, shown);
  }
  return [...byMeaning.values()].slice(0, most);
}

/** A known word, with the value that it stands for, if any. */
type Known = { text: string; value?: Reading };

function knownWords(vocabulary: Vocabulary, diamondType: DiamondType | undefined): Known[] {
  const values = [...spellingsOf(vocabulary, diamondType)].map(([text, [value]]) => ({
    text,
    ...(value && { value }),
  }));
  return [...values, ...[...attributeWords.keys(), ...measureWords.keys(), ...phraseWords].map((text) => ({ text }))];
}
