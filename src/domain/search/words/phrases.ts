import { originCodes, originNames } from "../../stone.ts";
import { type AvailabilityCode, availabilityCodes, type FlagAttribute } from "../stone-search.ts";
import { longestKnown } from "./atoms.ts";
import { attributePart } from "./labels.ts";
import { matchOf } from "./reading-parts.ts";
import type { Part, Rule, Scene } from "./types.ts";

type Phrase = (scene: Scene) => Part[];

const flag =
  (attribute: FlagAttribute, value: "Y" | "N"): Phrase =>
  ({ vocabulary }) => [attributePart(vocabulary, attribute, [value])];
const eyeClean =
  (value: "Y" | "N"): Phrase =>
  ({ vocabulary }) =>
    vocabulary.eye_clean?.some(({ code }) => code === value) ? [attributePart(vocabulary, "eye_clean", [value])] : [];
const status =
  (value: string): Phrase =>
  ({ vocabulary }) => [attributePart(vocabulary, "status", [value])];
const originPart = (code: 1 | 2): Part => ({
  label: originNames[code],
  part: { attributes: { stone_origin: { values: [String(code)] } } },
});
const origin =
  (code: 1 | 2): Phrase =>
  () => [originPart(code)];
const availability =
  (label: string, code: AvailabilityCode): Phrase =>
  () => [{ label, part: { availability: code } }];

const white: Part = { label: "White diamonds", part: { diamond_type: "white" } };
const fancy: Part = { label: "Fancy coloured diamonds", part: { diamond_type: "fancy" } };
/** "White" means every stone from D to Z. The fancy colour or the shade can be chosen instead. */
const value =
  (first: Part, attribute: "fancy_color" | "intensity", code: string): Phrase =>
  ({ vocabulary }) => {
    const isKnown = vocabulary[attribute]?.some((entry) => entry.code === code);
    const { label, part } = attributePart(vocabulary, attribute, [code]);
    return [first, ...(isKnown ? [{ label, part: { diamond_type: "fancy" as const, ...part } }] : [])];
  };

const flagWords: [FlagAttribute, string][] = [
  ["has_image", "image,images,photo,photos,picture,pictures,pics"],
  ["has_video", "video,videos,movie"],
  ["has_certificate", "certificate,certificates,cert,certi"],
  ["has_hearts_arrows", "h&a,h & a,hearts and arrows,heart and arrow,hearts & arrows,hearts&arrows"],
];
const labGrown = "lab grown,lab-grown,labgrown,lab,lab created,lab-created,lg,lgd,man made,man-made,synthetic";

const table: [string, Phrase][] = [
  ...flagWords.flatMap(([attribute, words]): [string, Phrase][] => [
    [`${words},${eachWith(words, "with ")},${eachWith(words, "has ")}`, flag(attribute, "Y")],
    [eachWith(words, "no ", "without ", "not ", "w/o "), flag(attribute, "N")],
  ]),
  ["eye clean,eye-clean,eyeclean,100% eye clean", eyeClean("Y")],
  ["not eye clean,no eye clean,non eye clean,not eyeclean", eyeClean("N")],
  [labGrown, origin(originCodes.labGrown)],
  ["natural,naturals,mined,earth mined", origin(originCodes.natural)],
  [`${eachWith("lab grown,lab-grown,labgrown", "no ", "not ", "non ")}`, origin(originCodes.natural)],
  ["available,availability available", availability("Available", availabilityCodes.available)],
  ["not available,unavailable", availability("Not available", availabilityCodes.notAvailable)],
  ["on hold,hold,held", status("4")],
  ["on memo,memo", status("5")],
  ["white,white diamonds", value(white, "fancy_color", "WHITE")],
  ["fancy", value(fancy, "intensity", "FCY")],
  ["fancy color,fancy colour,fancy colors,fancy colours,fancy colored,fancy coloured", () => [fancy]],
];

function eachWith(words: string, ...before: string[]): string {
  return before.flatMap((one) => words.split(",").map((word) => one + word)).join(",");
}

const phrases: ReadonlyMap<string, Phrase> = new Map(
  table.flatMap(([words, phrase]) => words.split(",").map((word): [string, Phrase] => [word, phrase])),
);

export const phraseWords: readonly string[] = [...phrases.keys()];

export const phraseAt = (scene: Scene, at: number) => longestKnown(scene.atoms, at, phrases);

/** Phrases outside the lists of the house: media, origin, status, kinds of diamonds. */
export const phraseRule: Rule = (scene, at) => {
  const known = phraseAt(scene, at);
  return known && matchOf(known.end, known.found(scene));
};
