import { originCodes, type StoneAttribute, stoneAttributeNames } from "#domain/stone.ts";
import { availabilities, type SupplyField, type World } from "../mapping.ts";
import { availabilityWords, noWords, originWords, typeWords, valueWords, yesWords } from "./value-words.ts";

/** The form in which values are compared: letters and digits, and the signs that grades carry. */
export const codeKey = (text: string): string =>
  text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[−–—]/g, "-")
    .replace(/[^\p{L}\p{N}+%&]/gu, "");

export interface CodeFound {
  code: string;
  isHalfGrade: boolean;
}
export type Lookup = (raw: string) => CodeFound | null;

/** Fields whose values are no list of the house: they have words of their own. */
const ownWords: Partial<Record<SupplyField, Record<string, string>>> = {
  stone_origin: { [originCodes.natural]: originWords.natural, [originCodes.labGrown]: originWords.labGrown },
  diamond_type: typeWords,
  availability: availabilityWords,
  has_hearts_arrows: { true: yesWords, false: noWords },
};
const halfGraded: ReadonlySet<string> = new Set(["color", "clarity", "cut", "polish", "symmetry"]);
const attributes: ReadonlySet<string> = new Set(stoneAttributeNames);
const isAttribute = (field: SupplyField): field is StoneAttribute => attributes.has(field);

/**
 * The codes of a field by every spelling. The house's own spellings win over its codes and names, and those over the trade's
 * words. A word whose code the house does not have means nothing.
 */
export function codeLookup(field: SupplyField, world: World): Lookup {
  const byKey = new Map<string, string>();
  if (isAttribute(field)) addCodes(byKey, field, world);
  for (const [code, words] of Object.entries(ownWords[field] ?? {}))
    for (const word of words.split(",")) byKey.set(codeKey(word), code);
  for (const [raw, code] of world.aliases?.get(field) ?? []) byKey.set(codeKey(raw), code);
  const hasHalfGrades = halfGraded.has(field);
  return (raw) => {
    const key = codeKey(raw);
    const code = byKey.get(key);
    if (code !== undefined) return { code, isHalfGrade: hasHalfGrades && /[-−–]$/.test(raw) };
    const base = hasHalfGrades && key.endsWith("+") ? byKey.get(key.slice(0, -1)) : undefined;
    return base === undefined ? null : { code: base, isHalfGrade: true };
  };
}

function addCodes(byKey: Map<string, string>, field: StoneAttribute, world: World): void {
  const known = world.codes.get(field) ?? [];
  const has = new Set(known.map(({ code }) => code));
  for (const entry of (valueWords[field] ?? "").split(" ").filter(Boolean)) {
    const [code = "", words = ""] = entry.split("=");
    if (has.has(code)) for (const word of words.split(",")) byKey.set(codeKey(word), code);
  }
  for (const { code, name } of known) byKey.set(codeKey(name), code);
  for (const { code } of known) byKey.set(codeKey(code), code);
}

/** The least likeness of a likely word: more than a first letter in common. */
const LIKE_LEAST = 0.2;

/** The codes that a person may have to choose from for an unknown value, the likeliest first. */
export function likelyCodes(field: SupplyField, raw: string, world: World): string[] {
  if (!isAttribute(field)) return [...(ownWords[field] ? Object.keys(ownWords[field]) : availabilities)];
  const key = codeKey(raw);
  const scored = (world.codes.get(field) ?? []).map(({ code, name }) => ({
    code,
    // A place is named with its country: "Antwerp, Belgium".
    score: Math.max(...[code, name, ...name.split(",")].map((word) => likeness(key, codeKey(word)))),
  }));
  return scored
    .filter(({ score }) => score >= LIKE_LEAST)
    .sort((a, b) => b.score - a.score)
    .slice(0, 5)
    .map(({ code }) => code);
}

/** The share of two words that is the same, from the first letter on. */
function likeness(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return same / Math.max(one.length, other.length, 1);
}
