import { originCodes, originNames } from "../../stone.ts";
import type { SearchAttribute } from "../stone-search.ts";
import { endsWord, longestKnown, startsWord } from "./atoms.ts";
import { attributeWords, isGrade } from "./attribute-words.ts";
import { joinSearches } from "./join-searches.ts";
import { phraseAt } from "./phrases.ts";
import { readingMatch } from "./reading-parts.ts";
import { distinct, openTo, termAt, textAt } from "./terms.ts";
import type { Part, Reading, Rule, Scene } from "./types.ts";

/** A value alone: "D", "VVS2-SI1", "ovals", "EX". */
export const valueRule: Rule = (scene, at) => {
  const term = termAt(scene, at);
  return term && readingMatch(scene, term.end, term.readings);
};

const leastWords = new Map(["at least", "min", "minimum", "min."].map((word) => [word, true]));

/** "at least VS2", "min G". */
export const atLeastRule: Rule = (scene, at) => {
  const least = longestKnown(scene.atoms, at, leastWords);
  const term = least && termAt(scene, least.end);
  return term && readingMatch(scene, term.end, distinct(term.readings.map((one) => openTo(scene, one, "better"))));
};

/** The word first: "cut EX", "fluor: F", "colour D/E". */
export const wordThenValueRule: Rule = (scene, at) => {
  const word = attributeWordAt(scene, at);
  if (!word) return undefined;
  const start = /^[:=]$/.test(textAt(scene.atoms, word.end)) ? word.end + 1 : word.end;
  const term = termAt(scene, start, word.found);
  if (!term) return undefined;
  let { end } = term;
  const values = [...(term.readings[0]?.values ?? [])];
  for (let next = anotherOf(scene, end, word.found); next; next = anotherOf(scene, end, word.found)) {
    values.push(...next.values);
    end = next.end;
  }
  const isList = end > term.end;
  const list: Reading[] = [{ attribute: word.found, values: [...new Set(values)] }];
  const match = readingMatch(scene, end, isList ? list : term.readings);
  if (match && word.key === "lab") match.parts.push(asLabGrown(match.parts[0]));
  return match;
};

/** "Lab IGI" may also be short for lab grown, with a report of IGI. */
const asLabGrown = ({ label, part }: Part): Part => ({
  label: `${originNames[originCodes.labGrown]}, ${label}`,
  part: joinSearches([{ attributes: { stone_origin: { values: [String(originCodes.labGrown)] } } }, part]),
});

/** Another value after "cut EX": "/VG", "or VG". After a comma it counts only if it is likely of the same attribute. */
function anotherOf(scene: Scene, end: number, attribute: SearchAttribute) {
  const joint = textAt(scene.atoms, end);
  if (!["/", "or", "&", ","].includes(joint)) return undefined;
  const term = termAt(scene, end + 1, attribute);
  if (!term) return undefined;
  const likeliest = termAt(scene, end + 1);
  if (joint !== "/" && joint !== "or" && likeliest?.readings[0]?.attribute !== attribute) return undefined;
  return { end: term.end, values: term.readings[0]?.values ?? [] };
}

/** The word behind: "EX cut", "none fluo". In "G cut EX" and "IGI lab grown" the word belongs to the value after it. */
export const valueThenWordRule: Rule = (scene, at) => {
  const any = termAt(scene, at) ?? termAt(scene, at, "eye_clean");
  const word = any && attributeWordAt(scene, any.end);
  const term = word && termAt(scene, at, word.found);
  if (!any || !term || term.end !== any.end || (phraseAt(scene, any.end)?.end ?? 0) > word.end) return undefined;
  const likeliest = any.readings[0]?.attribute;
  const isSame = likeliest === word.found || (isGrade(likeliest) && isGrade(word.found));
  if (!isSame && termAt(scene, word.end, word.found)) return undefined;
  return readingMatch(scene, word.end, term.readings);
};

/** The attribute word at a place. FL is Flawless, but in "FL none" it heads a fluorescence. */
function attributeWordAt(scene: Scene, at: number) {
  const word = longestKnown(scene.atoms, at, attributeWords);
  if (word || textAt(scene.atoms, at) !== "fl" || !endsWord(scene.atoms, at + 1)) return word;
  const next = termAt(scene, at + 1);
  const isFluorescence = next?.readings[0]?.attribute === "fluorescence";
  return isFluorescence ? { end: at + 1, key: "fl", found: "fluorescence" as const } : undefined;
}

/** Colours without spaces, as the trade writes them: "DEF", "GH"; never "no". */
export const colourRunRule: Rule = (scene, at) => {
  const { atoms, spellings } = scene;
  const letters = textAt(atoms, at);
  const isRun = letters.length > 1 && "defghijklmn".includes(letters);
  if (!isRun || !startsWord(atoms, at) || !endsWord(atoms, at + 1) || spellings.has(letters)) return undefined;
  const values = [...letters].flatMap((letter) => colourOf(scene, letter));
  return values.length === letters.length ? readingMatch(scene, at + 1, [{ attribute: "color", values }]) : undefined;
};

const colourOf = ({ spellings }: Scene, letter: string): string[] =>
  spellings.get(letter)?.find(({ attribute }) => attribute === "color")?.values ?? [];
