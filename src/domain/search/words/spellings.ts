import type { DiamondType } from "../../stone.ts";
import type { SearchAttribute } from "../stone-search.ts";
import type { Reading, Vocabulary } from "./types.ts";

/**
 * The attributes in the order in which a spelling belongs to them, if no word beside it decides. E is a colour before
 * it is a shape, VS a clarity before a fluorescence. Among fancy colours the order is reversed.
 */
const forWhite: SearchAttribute[] = [
  "color",
  "clarity",
  "shape",
  "cut",
  "polish",
  "symmetry",
  "fancy_color",
  "fluorescence",
  "lab",
  "intensity",
  "overtone",
  "growth_type",
  "location",
  "shade",
  "milky",
  "treatment",
  "black_inclusion",
  "fluorescence_color",
  "eye_clean",
];
const fancyFirst: SearchAttribute[] = ["fancy_color", "intensity", "overtone", "shape"];
const forFancy = [...fancyFirst, ...forWhite.filter((name) => !fancyFirst.includes(name))];

/** Groups that the trade names by their letters: VS is VS1 and VS2. SI3 is no grade of the laboratories. */
const groups: [SearchAttribute, string, string[]][] = [
  ["clarity", "vvs", ["VVS1", "VVS2"]],
  ["clarity", "vs", ["VS1", "VS2"]],
  ["clarity", "si", ["SI1", "SI2"]],
  ["clarity", "i", ["I1", "I2", "I3"]],
  ["clarity", "loupe clean", ["IF"]],
  ["color", "colorless", ["D", "E", "F"]],
  ["color", "colourless", ["D", "E", "F"]],
  ["color", "near colorless", ["G", "H", "I", "J"]],
  ["color", "near colourless", ["G", "H", "I", "J"]],
];

type Spellings = ReadonlyMap<string, Reading[]>;
const made = { white: new WeakMap<Vocabulary, Spellings>(), fancy: new WeakMap<Vocabulary, Spellings>() };

/** Every spelling of the house with its meanings. They are made once, because people type letter by letter. */
export function spellingsOf(vocabulary: Vocabulary, diamondType: DiamondType = "white"): Spellings {
  const known = made[diamondType].get(vocabulary) ?? makeSpellings(vocabulary, diamondType);
  made[diamondType].set(vocabulary, known);
  return known;
}

/** Makes the spellings. Alike spellings of different lists stay apart. */
function makeSpellings(vocabulary: Vocabulary, diamondType: DiamondType): Map<string, Reading[]> {
  const spellings = new Map<string, Reading[]>();
  const add = (key: string, attribute: SearchAttribute, values: string[]) => {
    const readings = spellings.get(key) ?? [];
    const known = readings.find((reading) => reading.attribute === attribute);
    if (known) known.values = [...new Set([...known.values, ...values])];
    else spellings.set(key, [...readings, { attribute, values: [...values] }]);
  };
  for (const attribute of diamondType === "fancy" ? forFancy : forWhite) {
    const entries = vocabulary[attribute] ?? [];
    for (const entry of entries) {
      for (const key of spellingsOfEntry(attribute, entry)) add(key, attribute, [entry.code]);
    }
    const codes = new Set(entries.map(({ code }) => code));
    for (const [name, key, values] of groups) {
      const known = values.filter((value) => codes.has(value));
      if (name === attribute && known.length > 0 && !isKnown(spellings, key, attribute)) add(key, attribute, known);
    }
    if (attribute === "fluorescence" && codes.has("VSL")) orElse(spellings, "vs", { attribute, values: ["VSL"] });
    if (attribute !== "intensity") continue;
    // "vivid" is "fancy vivid"; "light" alone is a grade of its own.
    for (const { code, name } of entries) {
      const short = name.toLowerCase().replace(/^fancy /, "");
      if (!isKnown(spellings, short, attribute)) add(short, attribute, [code]);
    }
  }
  return spellings;
}

/**
 * Adds a second meaning. VS beside a fluorescence is very strong by the house's list. Some people mean very slight, and
 * can choose it.
 */
function orElse(spellings: Map<string, Reading[]>, key: string, reading: Reading): void {
  const readings = spellings.get(key) ?? [];
  const isThere = readings.some(
    ({ attribute, values }) => attribute === reading.attribute && values[0] === reading.values[0],
  );
  if (!isThere) spellings.set(key, [...readings, reading]);
}

const isKnown = (spellings: Map<string, Reading[]>, key: string, attribute: SearchAttribute) =>
  spellings.get(key)?.some((reading) => reading.attribute === attribute) ?? false;

const formsOfShape = (word: string) => [`${word}s`, `${word}es`, `${word} cut`, `${word} cuts`];

type Entry = { code: string; name: string; keyword: string | null };

function spellingsOfEntry(attribute: SearchAttribute, { code, name, keyword }: Entry): Set<string> {
  const typed = [code, name, ...(keyword ?? "").split(",")];
  if (attribute === "location") typed.push(...name.split(",")); // "Mumbai, India" is found by either part
  if (attribute === "shape") typed.push(...typed.filter((word) => word.length > 3).flatMap(formsOfShape));
  const keys = typed.map((word) => word.trim().toLowerCase().replaceAll("_", " ").replace(/\s+/g, " "));
  return new Set(keys.filter(Boolean).flatMap((key) => [key, key.replaceAll(" ", "-"), key.replaceAll(" ", "")]));
}
