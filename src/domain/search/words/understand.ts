import type { DiamondType } from "../../stone.ts";
import { containCodes, type NumberRange, numbersMax, type SearchRange, type StoneSearch } from "../stone-search.ts";
import { atomsOf } from "./atoms.ts";
import { holdsList, withoutGreetings } from "./beside-numbers.ts";
import { cutOfRounds } from "./cut-of-rounds.ts";
import { mendGlued } from "./glued.ts";
import { joinSearches, meets } from "./join-searches.ts";
import { joinNumbers } from "./pasted-numbers.ts";
import { joinPrefixes } from "./prefixes.ts";
import { spellingsOf } from "./spellings.ts";
import { type Stretch, stretchesOf } from "./stretches.ts";
import type { Chip, Scene, Understood, Vocabulary } from "./types.ts";

/** The choices beside the field: the type of the diamonds, and the shapes. */
export type WordsContext = { diamond_type?: DiamondType; shapes?: readonly string[] };

export function contextOf({ diamond_type, attributes }: StoneSearch): WordsContext {
  const shape = attributes?.shape;
  const isIn = shape !== undefined && shape.contain !== containCodes.doesNotContain;
  return { ...(diamond_type && { diamond_type }), ...(isIn && { shapes: shape.values }) };
}

/**
 * The search of a text in the search field. Nothing is dropped silently: every word is in one chip, among the unknown
 * ones, or in noise.ts. A text with the numbers of several stones is a search for these, and its words are offered.
 */
export function understand(text: string, vocabulary: Vocabulary, context: WordsContext = {}): Understood {
  const spellings = spellingsOf(vocabulary, context.diamond_type);
  const scene: Scene = { text, atoms: atomsOf(text), vocabulary, spellings, diamondType: context.diamond_type };
  const words = joinNumbers(scene, joinPrefixes(scene, mendGlued(scene, stretchesOf(scene))));
  const isList = holdsList(words.flatMap(({ parts }) => parts?.[0] ?? []));
  const stretches = isList ? withoutGreetings(scene, words) : words;
  const chips = stretches.flatMap((stretch) => chipOf(scene, stretch) ?? []);
  const read = isList ? chips.map(offered) : markReplaced(cutOfRounds(chips, vocabulary, context.shapes));
  const { kept, tooMany } = withinLimit(read);
  return {
    search: joinSearches(kept.flatMap(({ part, isOffered }) => (isOffered ? [] : [part]))),
    chips: kept,
    unknown: stretches.filter(({ parts, isNoise }) => !parts && !isNoise).map((stretch) => typedIn(scene, stretch)),
    ...(tooMany > 0 && { tooMany }),
  };
}

const typedIn = ({ text, atoms }: Scene, { at, end }: Stretch) => text.slice(atoms[at]?.at, atoms[end - 1]?.end);

function chipOf(scene: Scene, stretch: Stretch): Chip | undefined {
  if (!stretch.parts) return undefined;
  const [first, ...others] = stretch.parts;
  const seen = new Set([JSON.stringify(first.part)]);
  const alternatives = others.filter(({ part }) => {
    const key = JSON.stringify(part);
    return !seen.has(key) && seen.add(key);
  });
  return { text: typedIn(scene, stretch), ...first, alternatives };
}

const offered = (chip: Chip): Chip => (chip.part.numbers ? chip : { ...chip, isOffered: true });

/** Marks the earlier of two chips that set the same bounds. Only the later one counts. */
function markReplaced(chips: Chip[]): Chip[] {
  const setting = chips.filter(({ part }) => part.ranges || single.some((name) => part[name]));
  return chips.map((chip) => {
    const place = setting.indexOf(chip);
    const isReplaced = place >= 0 && setting.slice(place + 1).some((later) => replaces(later.part, chip.part));
    return isReplaced ? { ...chip, isReplaced } : chip;
  });
}

const single = ["diamond_type", "availability", "begins"] as const;

function replaces(later: StoneSearch, earlier: StoneSearch): boolean {
  if (single.some((name) => later[name] && earlier[name] && later[name] !== earlier[name])) return true;
  return Object.entries(earlier.ranges ?? {}).some(([name, range]: [string, NumberRange]) => {
    const other = later.ranges?.[name as SearchRange];
    return other !== undefined && !meets(range, other) && (range.from !== other.from || range.to !== other.to);
  });
}

/** Keeps the numbers within the limit of one search, and counts those beyond. */
function withinLimit(chips: Chip[]): { kept: Chip[]; tooMany: number } {
  const taken = new Set<string>();
  const left = new Set<string>();
  const kept = chips.map((chip) => {
    if (!chip.part.numbers) return chip;
    const numbers = chip.part.numbers.filter((number) => {
      if (taken.size < numbersMax) taken.add(number);
      if (!taken.has(number)) left.add(number);
      return taken.has(number);
    });
    return { ...chip, part: numbers.length > 0 ? { ...chip.part, numbers } : {} };
  });
  return { kept, tooMany: left.size };
}
