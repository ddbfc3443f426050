import type { DiamondType } from "../../stone.ts";
import type { SearchAttribute } from "../stone-search.ts";
import { attributeWords } from "./attribute-words.ts";
import { measureWords } from "./measure-words.ts";
import { phraseWords } from "./phrases.ts";
import { spellingsOf } from "./spellings.ts";
import type { Reading, Vocabulary } from "./types.ts";

/** The longest word that may hold a slip. Pasted text may be longer. */
const longest = 24;
const most = 3;
/** Attributes whose values the trade writes in capitals. */
const inCapitals: readonly SearchAttribute[] = ["color", "clarity", "cut", "polish", "symmetry", "lab"];

/** The slips that a word may hold: in "roud" one, in "emreld" two. In two letters any slip makes another word. */
const slipsOf = (word: string) => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

/**
 * Known words that an unknown one may stand for, likeliest first: "roud" is "round". Only words that understand() knows
 * are offered, and the nearest of those that mean the same.
 */
export function meantBy(word: string, vocabulary: Vocabulary, diamondType?: DiamondType): string[] {
  const typed = word.trim().toLowerCase();
  const slips = typed.length > longest ? 0 : slipsOf(typed);
  if (slips === 0) return [];
  const near = knownWords(vocabulary, diamondType)
    .filter(({ text }) => Math.abs(text.length - typed.length) <= slips && text.length > 1 && !text.includes(" "))
    .map((known) => ({ ...known, slips: slipsBetween(typed, known.text, slips) }))
    .filter((known) => known.slips <= slips);
  const least = Math.min(...near.map((known) => known.slips));
  const nearest = near
    .filter((known) => known.slips === least)
    .sort((one, other) => Number(other.text[0] === typed[0]) - Number(one.text[0] === typed[0]));
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

/**
 * The slips between two words: letters left out, put in, changed or swapped with their neighbour. They are counted no
 * further than `most`.
 */
function slipsBetween(one: string, other: string, most: number): number {
  let [before, above]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, place) => place)];
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let place = 1; place <= other.length; place++) {
      const isSame = one[row - 1] === other[place - 1];
      const isSwapped = row > 1 && place > 1 && one[row - 1] === other[place - 2] && one[row - 2] === other[place - 1];
      line[place] = Math.min(
        at(above, place) + 1,
        at(line, place - 1) + 1,
        at(above, place - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, place - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...line) > most) return Number.POSITIVE_INFINITY;
    [before, above] = [above, line];
  }
  return at(above, other.length);
}

const at = (line: readonly number[], place: number) => line[place] ?? Number.POSITIVE_INFINITY;
