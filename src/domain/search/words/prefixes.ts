import { isPrefixApart } from "../../number-spellings.ts";
import type { Stretch } from "./stretches.ts";
import type { Match, Scene } from "./types.ts";

/**
 * A prefix and its figures with a blank between them are one number: HL 1000002. A word in small letters may belong to
 * the sentence instead, so it counts only where nothing but numbers stands. The figures alone can be chosen.
 */
export function joinPrefixes(scene: Scene, stretches: Stretch[]): Stretch[] {
  const mayBeSmall = areNumbers(scene, stretches);
  const joined: Stretch[] = [];
  for (let at = 0; at < stretches.length; at++) {
    const [prefix, figures] = [stretches[at] as Stretch, stretches[at + 1]];
    const isFree = isFreeWord(scene, stretches, at);
    const parts = figures && isFree && isPrefix(scene, prefix, figures, mayBeSmall) && partsOf(scene, prefix, figures);
    joined.push(parts ? { at: prefix.at, end: figures.end, parts } : prefix);
    if (parts) at++;
  }
  return joined;
}

const typedIn = ({ text, atoms }: Scene, at: number, end: number) => text.slice(atoms[at]?.at, atoms[end - 1]?.end);

/** Reports of lab-grown stones begin with LG, which is a word of its own as well. */
const reportPrefix = "LG";

/**
 * True for a word that may be a prefix. One with a meaning, such as CU of the cushions, may be one where a line begins: in
 * the middle of a line it describes the stone. A laboratory is none.
 */
function isFreeWord(scene: Scene, stretches: readonly Stretch[], at: number): boolean {
  const { parts, isNoise, ...word } = stretches[at] as Stretch;
  const typed = typedIn(scene, word.at, word.end);
  if (typed === reportPrefix || !(parts || isNoise)) return true;
  const mayBe = typed.length === 2 || (typed.length === 3 && parts);
  return Boolean(mayBe) && !parts?.[0].part.attributes?.lab && beginsLine(scene, stretches, at);
}

/** True at the beginning of a line, behind its count, and behind a sign after another number. */
function beginsLine({ text, atoms }: Scene, stretches: readonly Stretch[], at: number): boolean {
  for (let place = at; place > 0; place--) {
    const [before, here] = [stretches[place - 1] as Stretch, stretches[place] as Stretch];
    const sign = atoms[before.at]?.text;
    if (sign === ";" || text.slice(atoms[before.end - 1]?.end, atoms[here.at]?.at).includes("\n")) return true;
    if (!before.isNoise) return !before.parts || (numberOf(before) !== undefined && place < at);
  }
  return true;
}

function isPrefix(scene: Scene, prefix: Stretch, figures: Stretch, mayBeSmall: boolean): boolean {
  const typed = typedIn(scene, prefix.at, prefix.end);
  if (!(/^[A-Z]{1,3}$/.test(typed) || mayBeSmall)) return false;
  const isNumber = numberOf(figures) !== undefined || scene.text.trim() === typedIn(scene, prefix.at, figures.end);
  return isNumber && isPrefixApart(typedIn(scene, prefix.at, figures.end));
}

const numberOf = ({ parts }: Stretch) => parts?.[0].part.numbers?.[0];

/** True if a text is nothing but numbers, with or without a prefix. */
const areNumbers = (scene: Scene, stretches: Stretch[]) =>
  stretches.every((stretch, at) => {
    const next = stretches[at + 1];
    if (stretch.isNoise || numberOf(stretch) !== undefined) return true;
    return !stretch.parts && next !== undefined && isPrefixApart(typedIn(scene, stretch.at, next.end));
  });

function partsOf(scene: Scene, prefix: Stretch, figures: Stretch): Match["parts"] {
  const number = typedIn(scene, prefix.at, figures.end).replace(/\s+/g, " ");
  return [{ label: `Number ${number}`, part: { numbers: [number] } }, ...(figures.parts ?? [])];
}
