import { containCodes, type SearchAttribute } from "../stone-search.ts";
import { endsWord, longestKnown } from "./atoms.ts";
import { attributeWords } from "./attribute-words.ts";
import { joinSearches } from "./join-searches.ts";
import { attributePart } from "./labels.ts";
import { matchOf, readingPart } from "./reading-parts.ts";
import { termAt, textAt } from "./terms.ts";
import type { Part, Reading, Rule, Scene } from "./types.ts";

/**
 * The words that exclude. NON and NIL stand for "none" in a list of grades ("EX EX EX NON GIA"), so they take away no
 * value.
 */
const no: ReadonlyMap<string, "any" | "attribute"> = new Map([
  ...["no", "not", "without", "w/o", "except", "excluding"].map((word) => [word, "any"] as const),
  ...["non", "nil", "zero"].map((word) => [word, "attribute"] as const),
]);
const bgmWords = new Map(["bgm", "b.g.m", "b/g/m"].map((word) => [word, true]));
const joints = new Set([",", "/", "or", "nor", "and", "&"]);

type Target = { end: number; parts: Part[]; isTint: boolean };

/** Exclusions: "no fluor", "no bgm", "no brown, green or milky", "without GIA". */
export const withoutRule: Rule = (scene, at) => {
  const word = longestKnown(scene.atoms, at, no);
  if (!word) return noBgmBehind(scene, at);
  const start = textAt(scene.atoms, word.end) === "-" ? word.end + 1 : word.end;
  const target = attributeTargetAt(scene, start) ?? (word.found === "any" ? valueTargetAt(scene, start) : undefined);
  if (!target) return undefined;
  let { end } = target;
  const tints = target.parts.slice(0, 1);
  while (target.isTint && joints.has(textAt(scene.atoms, end))) {
    const next = attributeTargetAt(scene, end + 1);
    if (!next?.isTint || !next.parts[0]) break;
    tints.push(next.parts[0]);
    end = next.end;
  }
  return matchOf(end, tints.length > 1 ? [joined(tints)] : target.parts);
};

/** "bgm no", "bgm none". */
const noBgmBehind: Rule = (scene, at) => {
  const bgm = longestKnown(scene.atoms, at, bgmWords);
  const start = bgm && (textAt(scene.atoms, bgm.end) === ":" ? bgm.end + 1 : bgm.end);
  const noBgm =
    start && ["no", "none", "free"].includes(textAt(scene.atoms, start)) && endsWord(scene.atoms, start + 1);
  const part = noBgm ? withoutBgm(scene) : undefined;
  return start && part ? matchOf(start + 1, [part]) : undefined;
};

function attributeTargetAt(scene: Scene, at: number): Target | undefined {
  const bgm = longestKnown(scene.atoms, at, bgmWords);
  const noBgm = bgm && withoutBgm(scene);
  if (bgm && noBgm) return { end: bgm.end, parts: [noBgm], isTint: true };
  const tint = tintAt(scene, at);
  if (tint) return tint;
  const word = longestKnown(scene.atoms, at, attributeWords);
  const none = word && noneOf(scene, word.found);
  return word && none && { end: word.end, parts: [none], isTint: word.found === "milky" };
}

function valueTargetAt(scene: Scene, at: number): Target | undefined {
  const term = termAt(scene, at);
  if (!term) return undefined;
  const parts = term.readings.map((reading) => readingPart(scene, reading, containCodes.doesNotContain));
  return { end: term.end, parts, isTint: false };
}

/** A tint: a colour after "no" is a shade. People write "no brown" for no brown tinge. */
function tintAt(scene: Scene, at: number): Target | undefined {
  const { vocabulary } = scene;
  const term = termAt(scene, at, "shade") ?? termAt(scene, at, "fancy_color");
  const text = textAt(scene.atoms, at);
  if (!term || term.end !== at + 1 || text === "none") return undefined;
  const values = shadesWith(scene, text);
  if (values.length === 0) return undefined;
  const parts = [attributePart(vocabulary, "shade", values, containCodes.doesNotContain)];
  const black = text === "black" ? noneOf(scene, "black_inclusion") : undefined;
  const fancy: Reading[] = termAt(scene, at, "fancy_color")?.readings ?? [];
  parts.push(...fancy.map((reading) => readingPart(scene, reading, containCodes.doesNotContain)));
  return { end: term.end, parts: black ? [black, ...parts] : parts, isTint: true };
}

/** The shades with a word: brown is every brown, light and dark too. */
const shadesWith = ({ vocabulary }: Scene, word: string): string[] =>
  (vocabulary.shade ?? [])
    .filter(({ code, name }) => code.toLowerCase() === word || name.toLowerCase().split(" ").includes(word))
    .map(({ code }) => code);

/** BGM: brown, green and milky. */
function withoutBgm(scene: Scene): Part | undefined {
  const shades = ["brown", "green"].flatMap((word) => shadesWith(scene, word));
  if (shades.length === 0) return undefined;
  const shade = attributePart(scene.vocabulary, "shade", shades, containCodes.doesNotContain);
  const milky = noneOf(scene, "milky");
  return { label: "No brown, green or milky", part: joinSearches([shade.part, ...(milky ? [milky.part] : [])]) };
}

const joined = (parts: Part[]): Part => ({
  label: parts.map(({ label }) => label).join(", "),
  part: joinSearches(parts.map(({ part }) => part)),
});

/**
 * A part that excludes every value of an attribute. A stone without the attribute passes too, except for fluorescence.
 */
function noneOf({ vocabulary }: Scene, attribute: SearchAttribute): Part | undefined {
  const entries = vocabulary[attribute] ?? [];
  const none = entries.filter(({ name }) => /^none\b/i.test(name)).map(({ code }) => code);
  const some = entries.map(({ code }) => code).filter((code) => !none.includes(code));
  if (none.length === 0 || some.length === 0) return undefined;
  return attribute === "fluorescence"
    ? attributePart(vocabulary, attribute, none)
    : attributePart(vocabulary, attribute, some, containCodes.doesNotContain);
}
