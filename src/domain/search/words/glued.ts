import type { Stretch } from "./stretches.ts";
import type { Match, Scene } from "./types.ts";

/** Signs that part words without a space: `D/E`, `123,456`. */
const partsWords = new Set([",", ";", "/", "|", "#", "(", ")", "[", "]", '"', "'"]);

/**
 * Words without a space between them are understood as a whole or not at all: "john@d.com" has no colour D. If a part
 * has no meaning, the whole may be the number of a stone.
 */
export function mendGlued(scene: Scene, stretches: Stretch[]): Stretch[] {
  const mended: Stretch[] = [];
  for (const glued of gluedOf(scene, stretches)) {
    const whole = { at: glued[0]?.at ?? 0, end: glued.at(-1)?.end ?? 0 };
    if (glued.every(({ parts, isNoise }) => parts ?? isNoise)) mended.push(...glued);
    else {
      const parts = numberIn(scene, whole);
      mended.push(parts ? { ...whole, parts } : whole);
    }
  }
  return mended;
}

function gluedOf({ atoms }: Scene, stretches: Stretch[]): Stretch[][] {
  const all: Stretch[][] = [];
  let isOpen = false;
  for (const stretch of stretches) {
    const atom = atoms[stretch.at];
    const isSign = stretch.end === stretch.at + 1 && partsWords.has(atom?.text ?? "");
    if (isOpen && atom?.isGlued && !isSign) all.at(-1)?.push(stretch);
    else all.push([stretch]);
    isOpen = !isSign;
  }
  return all;
}

function numberIn(scene: Scene, { at, end }: Stretch): Match["parts"] | undefined {
  const { atoms, text } = scene;
  const [first, last] = [atoms[at], atoms[end - 1]];
  if (!first || !last) return undefined;
  const typed = text.slice(first.at, last.end).replace(/[\u2010-\u2015\u2212]/g, "-");
  if (/^[a-z0-9][a-z0-9_-]{0,38}\*$/i.test(typed)) {
    const begins = typed.slice(0, -1).toUpperCase();
    return [{ label: `Number begins with ${begins}`, part: { begins } }];
  }
  const bare = typed.replace(/[.:!?]+$/, ""); // the signs that end a sentence
  if (isNumber(bare)) return numberPart(bare);
  return mayBeShortNumber(typed) && isLine(scene, first.at, last.end) ? numberPart(typed) : undefined;
}

/** A prefix, a point and its figures. Other words with a point are addresses and ends of sentences. */
const isPointed = (typed: string) => /^[a-z]{1,3}\.\d{5,}[a-z0-9]*$/i.test(typed);

const isNumber = (typed: string) =>
  isPointed(typed) ||
  (/^[a-z0-9][a-z0-9_-]{4,59}$/i.test(typed) && (/\d{7}/.test(typed) || (/\d/.test(typed) && /[a-z]/i.test(typed))));

/** True for a word that is a number where it stands for itself alone. */
export const mayBeShortNumber = (typed: string): boolean => /^[a-z0-9._-]{4,60}$/i.test(typed) && /\d{3}/.test(typed);

const numberPart = (number: string): Match["parts"] => [{ label: `Number ${number}`, part: { numbers: [number] } }];

/** True for a line of its own in a pasted column. Shorter numbers are numbers of stones there, too. */
function isLine({ text }: Scene, from: number, to: number): boolean {
  const before = /(^|\n)[^\S\n]*$/.test(text.slice(Math.max(0, from - 9), from));
  const after = /^[^\S\n]*(\n|$)/.test(text.slice(to, to + 9));
  return before && after && text.trim().includes("\n");
}
