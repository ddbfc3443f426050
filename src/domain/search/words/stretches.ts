import { amountRule, measurementsRule } from "./amount-rule.ts";
import type { Atom } from "./atoms.ts";
import { colourClarityRule } from "./colour-clarity-rule.ts";
import { fancyLettersRule, fancyRule } from "./fancy-rule.ts";
import { countedFinishRule, spelledFinishRule } from "./finish-rule.ts";
import { fluorescenceRule } from "./fluorescence-rule.ts";
import { noiseSigns, noiseWords } from "./noise.ts";
import { phraseRule } from "./phrases.ts";
import { longest } from "./terms.ts";
import type { Match, Rule, Scene } from "./types.ts";
import { atLeastRule, colourRunRule, valueRule, valueThenWordRule, wordThenValueRule } from "./value-rules.ts";
import { withoutRule } from "./without-rule.ts";

/** Atoms from `at` to `end`: understood, noise, or neither. */
export type Stretch = { at: number; end: number; parts?: Match["parts"]; isNoise?: true };

/** The rules of the words. The rule that understands most wins; among equals the first. */
const rules: Rule[] = [
  phraseRule,
  withoutRule,
  fluorescenceRule,
  fancyRule,
  fancyLettersRule,
  countedFinishRule,
  spelledFinishRule,
  wordThenValueRule,
  valueThenWordRule,
  atLeastRule,
  valueRule,
  colourRunRule,
  colourClarityRule,
  measurementsRule,
  amountRule,
];

export function stretchesOf(scene: Scene): Stretch[] {
  const stretches: Stretch[] = [];
  for (let at = 0; at < scene.atoms.length; ) {
    const match = longest(rules.map((rule) => rule(scene, at)));
    const stretch: Stretch = match
      ? { at, end: match.end, parts: match.parts }
      : { at, end: at + 1, ...(isNoise(scene.atoms[at]) && { isNoise: true }) };
    stretches.push(stretch);
    at = stretch.end;
  }
  return stretches;
}

const isNoise = (atom: Atom | undefined) =>
  atom !== undefined && (atom.kind === "sign" ? noiseSigns.has(atom.text) : noiseWords.has(atom.text));
