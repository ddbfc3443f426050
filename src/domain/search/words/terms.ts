import type { SearchAttribute } from "../stone-search.ts";
import { type Atom, endsWord, type Known, knownAt } from "./atoms.ts";
import { isGrade, isOrdered } from "./attribute-words.ts";
import { noiseWords } from "./noise.ts";
import type { Reading, Scene } from "./types.ts";

/** A value, or values from one to another, with all its meanings, likeliest first. */
export type Term = { end: number; readings: Reading[] };

/** The longest term from here. With `only`, a term of that attribute. */
export function termAt(scene: Scene, at: number, only?: SearchAttribute): Term | undefined {
  const values = valuesAt(scene, at, only);
  const single = values[0];
  const range = longest(values.flatMap((value) => [fromTo(scene, value, only), shorthand(scene, value)]));
  if (range && range.end >= (single?.end ?? 0)) {
    // "VG-EX" is a range, and also a grade of its own in some lists.
    const same = single?.end === range.end ? single.found : [];
    return { end: range.end, readings: distinct([...range.readings, ...same]) };
  }
  return single && (orBetter(scene, single) ?? { end: single.end, readings: single.found });
}

function valuesAt({ atoms, spellings }: Scene, at: number, only?: SearchAttribute): Known<Reading[]>[] {
  return knownAt(atoms, at, (key) => {
    const readings = spellings
      .get(key)
      ?.filter(({ attribute }) => (only ? attribute === only : isSpokenAlone(attribute, key)));
    return readings?.length ? readings : undefined;
  });
}

/**
 * True if a value has a meaning without a word beside it. Yes, no, an article and the letters of a fluorescence's
 * colour have none.
 */
const isSpokenAlone = (attribute: SearchAttribute, key: string) =>
  attribute !== "eye_clean" && !noiseWords.has(key) && !(attribute === "fluorescence_color" && key.length === 1);

const until = new Set(["-", "..", "to", "till", "until", "thru", "through"]);

/** "D-F", "D to H", "VVS2 .. SI1"; "VS1+VS2" is the two alone. */
function fromTo(scene: Scene, first: Known<Reading[]>, only?: SearchAttribute): Term | undefined {
  const joint = textAt(scene.atoms, first.end);
  const isBoth = joint === "+" && scene.atoms[first.end + 1]?.isGlued === true;
  if (!until.has(joint) && !isBoth) return undefined;
  for (const last of valuesAt(scene, first.end + 1, only)) {
    const readings = first.found.flatMap(({ attribute, values }) => {
      const other = last.found.find((reading) => reading.attribute === attribute);
      if (!other) return [];
      const bounds = [...values, ...other.values];
      const list = isBoth ? bounds : between(scene, attribute, bounds);
      // "I-SI1" is a colour and a clarity. A range may run from worse to better only if its attribute is likely on both
      // sides.
      const isBackwards = !isBoth && !values.includes(list[0] ?? "");
      const isLikely = isAlike(attribute, first.found[0]) && isAlike(attribute, last.found[0]);
      return list.length === 0 || (isBackwards && !isLikely) ? [] : [{ attribute, values: list }];
    });
    if (readings.length > 0) return { end: last.end, readings };
  }
  return undefined;
}

const isAlike = (attribute: SearchAttribute, likeliest: Reading | undefined) =>
  attribute === likeliest?.attribute || (isGrade(attribute) && isGrade(likeliest?.attribute));

/** "VS1-2", "SI1/2": the letters are written once. */
function shorthand(scene: Scene, { end, key, found }: Known<Reading[]>): Term | undefined {
  const [sign, number] = [scene.atoms[end], scene.atoms[end + 1]];
  const letters = /^(\D+)\d$/.exec(key)?.[1];
  const isPair =
    letters && sign?.isGlued && /^[-/]$/.test(sign.text) && number?.isGlued && endsWord(scene.atoms, end + 2);
  if (!isPair) return undefined;
  const clarity = found.find(({ attribute }) => attribute === "clarity");
  const other = scene.spellings.get(letters + number.text)?.find(({ attribute }) => attribute === "clarity");
  if (!clarity || !other) return undefined;
  return {
    end: end + 2,
    readings: [{ attribute: "clarity", values: between(scene, "clarity", [...clarity.values, ...other.values]) }],
  };
}

const better = /^(or|and|&) (better|higher|above|up)$/;
const worse = /^(or|and|&) (worse|lower|below|down)$/;

/**
 * "VS2+" is VS2 or better. "G-" may be a half grade, which the house does not list, or G and lower: it is read as G,
 * and the other can be chosen.
 */
function orBetter(scene: Scene, { end, found }: Known<Reading[]>): Term | undefined {
  const [next, after] = [scene.atoms[end], scene.atoms[end + 1]];
  const isSuffix = next?.isGlued === true && !after?.isGlued;
  const words = `${next?.text} ${after?.text}`;
  const grades = found.filter(({ attribute }) => isOrdered(attribute));
  if (grades.length === 0) return undefined;
  if (isSuffix && next.text === "+") {
    // Half grades are written so too (F+), so the grade itself can be chosen.
    return { end: end + 1, readings: distinct([...grades.map((one) => openTo(scene, one, "better")), ...grades]) };
  }
  if (isSuffix && next.text === "-") {
    return { end: end + 1, readings: distinct([...grades, ...grades.map((one) => openTo(scene, one, "worse"))]) };
  }
  if (!endsWord(scene.atoms, end + 2)) return undefined;
  if (better.test(words)) return { end: end + 2, readings: grades.map((one) => openTo(scene, one, "better")) };
  if (worse.test(words)) return { end: end + 2, readings: grades.map((one) => openTo(scene, one, "worse")) };
  return undefined;
}

/** The grade with all better (or worse) ones. */
export function openTo(scene: Scene, { attribute, values }: Reading, side: "better" | "worse"): Reading {
  const list = codesOf(scene, attribute);
  const places = values.map((value) => list.indexOf(value));
  const open = side === "better" ? list.slice(0, Math.max(...places) + 1) : list.slice(Math.min(...places));
  return { attribute, values: open };
}

function between(scene: Scene, attribute: SearchAttribute, bounds: string[]): string[] {
  if (!isOrdered(attribute)) return [];
  const list = codesOf(scene, attribute);
  const places = bounds.map((value) => list.indexOf(value));
  return list.slice(Math.min(...places), Math.max(...places) + 1);
}

const codesOf = ({ vocabulary }: Scene, attribute: SearchAttribute) =>
  vocabulary[attribute]?.map(({ code }) => code) ?? [];

export const distinct = (readings: Reading[]): Reading[] => [
  ...new Map(readings.map((one) => [`${one.attribute} ${one.values}`, one])).values(),
];

export const longest = <T extends { end: number }>(found: (T | undefined)[]): T | undefined =>
  found.reduce((best, one) => (one && one.end > (best?.end ?? 0) ? one : best), undefined);

export const textAt = (atoms: Atom[], at: number): string => atoms[at]?.text ?? "";
