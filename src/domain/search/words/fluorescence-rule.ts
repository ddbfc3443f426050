import { longestKnown } from "./atoms.ts";
import { attributeWords } from "./attribute-words.ts";
import { matchOf, together } from "./reading-parts.ts";
import { termAt, textAt } from "./terms.ts";
import type { Reading, Rule, Scene } from "./types.ts";

/** Strength and colour together: "med blue", "strong blue fluor", "fluor faint blue", "blue fluor". */
export const fluorescenceRule: Rule = (scene, at) => {
  const before = wordAt(scene, at);
  const start = before ?? at;
  const strength = strengthAt(scene, start, before !== undefined);
  const colour = colourAt(scene, strength?.end ?? start);
  if (!colour) return undefined;
  const after = before === undefined ? wordAt(scene, colour.end) : undefined;
  const isNamed = before !== undefined || after !== undefined;
  // Among fancy colours "faint yellow" is a colour; alone, so is "blue".
  if (!isNamed && (!strength || scene.diamondType === "fancy")) return undefined;
  const parts = [together(scene, [...(strength ? [strength.reading] : []), colour.reading])];
  if (!isNamed && strength) parts.push(...asFancy(scene, at, colour.end));
  return matchOf(after ?? colour.end, parts);
};

function wordAt(scene: Scene, at: number): number | undefined {
  const word = longestKnown(scene.atoms, at, attributeWords);
  return word?.found === "fluorescence" ? word.end : undefined;
}

/** The strength at a place. A letter alone is a strength only beside the word. */
function strengthAt(scene: Scene, at: number, isNamed: boolean): { end: number; reading: Reading } | undefined {
  const term = termAt(scene, at, "fluorescence");
  const reading = term?.readings[0];
  if (!term || !reading || (!isNamed && textAt(scene.atoms, at).length < 2)) return undefined;
  return { end: term.end, reading };
}

/** The colour as a name. A code such as B has too many meanings. */
function colourAt(scene: Scene, at: number): { end: number; reading: Reading } | undefined {
  const term = termAt(scene, at, "fluorescence_color");
  const reading = term?.readings[0];
  return term && reading && textAt(scene.atoms, at).length > 1 ? { end: term.end, reading } : undefined;
}

function asFancy(scene: Scene, at: number, end: number) {
  const intensity = termAt(scene, at, "intensity");
  const color = intensity && termAt(scene, intensity.end, "fancy_color");
  const readings = [intensity?.readings[0], color?.readings[0]].filter((one) => one !== undefined);
  return color?.end === end ? [together(scene, readings)] : [];
}
