import { codeWord } from "#domain/code-word.ts";
import { statuses } from "#domain/codes.ts";
import { flagAttributes, type SearchAttribute, stoneFilterChoices } from "#domain/search/stone-search.ts";
import type { Vocabulary } from "#domain/search/words/types.ts";
import { shapeLetters } from "#ui/marks/shape-letters.ts";
import { words } from "./words.ts";

/** A value to choose: the text of its chip, and its full name. */
export interface Choice {
  code: string;
  short: string;
  name: string;
}

/** Attributes whose codes are easier to read for the trade than their names. */
const byCode: readonly SearchAttribute[] = [
  "color",
  "clarity",
  "cut",
  "polish",
  "symmetry",
  "fluorescence",
  "lab",
  "black_inclusion",
];

export const isFlag = (attribute: SearchAttribute) => flagAttributes.some((flag) => flag === attribute);

/** The values of an attribute in the house's order. Values outside its list, which some stones have, come last. */
export function choicesOf(
  attribute: SearchAttribute,
  vocabulary: Vocabulary,
  counted: Readonly<Record<string, number>> | undefined,
  names: ReadonlyMap<string, string>,
): Choice[] {
  if (isFlag(attribute)) {
    const name = words.flags[attribute as keyof typeof words.flags];
    return [{ code: "Y", short: name, name }];
  }
  if (attribute === "status") {
    return stoneFilterChoices.map((code) => ({
      code: String(code),
      short: statuses.stone[code].label,
      name: statuses.stone[code].label,
    }));
  }
  const known = (vocabulary[attribute] ?? []).map(({ code, name, keyword }) => ({
    code,
    short: shortOf(attribute, code, name, keyword),
    name,
  }));
  const strays = Object.keys(counted ?? {}).filter((code) => !known.some((one) => one.code === code));
  return [...known, ...strays.map((code) => ({ code, ...named(attribute, code, names) }))];
}

function named(attribute: SearchAttribute, code: string, names: ReadonlyMap<string, string>) {
  const name = attribute === "provider" ? (names.get(code) ?? words.provider(code)) : codeWord(code);
  return { short: name, name };
}

function shortOf(attribute: SearchAttribute, code: string, name: string, keyword: string | null): string {
  if (attribute === "shape") return shapeLetters(code, keyword);
  return byCode.includes(attribute) ? code.replaceAll("_", " ") : name;
}
