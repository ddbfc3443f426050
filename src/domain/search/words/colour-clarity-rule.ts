import { endsWord, startsWord } from "./atoms.ts";
import { matchOf, together } from "./reading-parts.ts";
import { textAt } from "./terms.ts";
import type { Rule } from "./types.ts";

/**
 * Colour and clarity written as one: "GVS1", "DIF". A word that a list knows as a whole stays whole: GSI is a
 * laboratory.
 */
export const colourClarityRule: Rule = (scene, at) => {
  const { atoms, spellings } = scene;
  const word = textAt(atoms, at);
  if (!/^[d-n](if|fl|vvs|vs|si)$/.test(word) || !startsWord(atoms, at)) return undefined;
  const isNumbered = atoms[at + 1]?.kind === "number" && atoms[at + 1]?.isGlued === true;
  const end = isNumbered ? at + 2 : at + 1;
  const written = word + (isNumbered ? textAt(atoms, at + 1) : "");
  if (spellings.has(written) || !endsWord(atoms, end)) return undefined;
  const color = spellings.get(written.slice(0, 1))?.find(({ attribute }) => attribute === "color");
  const clarity = spellings.get(written.slice(1))?.find(({ attribute }) => attribute === "clarity");
  return color && clarity && matchOf(end, [together(scene, [color, clarity])]);
};
