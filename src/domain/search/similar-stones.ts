import { number2 } from "../format.ts";
import { hundredths } from "../money.ts";
import { originNames, type StoneOrigin } from "../stone.ts";
import {
  type AttributeFilter,
  availabilityCodes,
  containCodes,
  type SearchAttribute,
  type StoneSearch,
} from "./stone-search.ts";
import { gradedShape } from "./words/cut-of-rounds.ts";
import { nameOf } from "./words/labels.ts";
import type { Vocabulary } from "./words/types.ts";

/** The fields of a stone that others are like. */
export interface LikedStone {
  diamond_type: "white" | "fancy";
  stone_origin: StoneOrigin;
  shape: string;
  carat: number;
  color: string | null;
  fancy_color: string | null;
  clarity: string | null;
  lab: string | null;
  cut: string | null;
  polish: string | null;
  symmetry: string | null;
  fluorescence: string | null;
  shade: string | null;
  milky: string | null;
}

/** One way in which others are like a stone, in words and as a condition; the weight has its condition elsewhere. */
interface Likeness {
  words: string;
  attribute?: SearchAttribute;
  filter?: AttributeFilter;
}
type Of = { stone: LikedStone; vocabulary: Vocabulary };

/** The allowed difference of the weight, in hundredths. */
const caratRoom = 5;

/** Grades by their place; half grades stand between two. Laboratories other than GIA call their best cut ideal. */
const finish = { ID: 0, EX: 0, "VG-EX": 0.5, VG: 1, "G-VG": 1.5, G: 2, "F-G": 2.5, F: 3, P: 4 };
/** Very slight and faint are two laboratories' words for one step. */
const fluorescence = { NON: 0, VSL: 1, FNT: 1, MED: 2, STG: 3, VST: 4 };
type Scale = Readonly<Record<string, number>>;
/** The codes for a stone that has no such thing. */
const clean = { shade: "NONE", milky: "M0" } as const;

const codesOf = (vocabulary: Vocabulary, attribute: SearchAttribute) =>
  (vocabulary[attribute] ?? []).map(({ code }) => code);

/** All but these codes. Stones that say nothing of the attribute are among the others (spec §4). */
const allBut = (values: string[]): AttributeFilter => ({ values, contain: containCodes.doesNotContain });

/** A code and its neighbours, in the order in which the house lists them. */
function around({ stone, vocabulary }: Of, attribute: "color" | "clarity"): Likeness[] {
  const code = stone[attribute];
  if (!code) return [];
  const list = codesOf(vocabulary, attribute);
  const at = list.indexOf(code);
  const values = at < 0 ? [code] : list.slice(Math.max(0, at - 1), at + 2);
  const ends = [...new Set([values[0] ?? code, values.at(-1) ?? code])];
  // "G to Y-Z"
  const between = ends.some((end) => end.includes("-")) ? " to " : "–";
  return [{ words: ends.join(between), attribute, filter: { values } }];
}

/** The same laboratory. A stone without a report is like those without one. */
function sameReport({ stone: { lab }, vocabulary }: Of): Likeness {
  if (lab && lab !== "NONE")
    return { words: nameOf(vocabulary, "lab", lab), attribute: "lab", filter: { values: [lab] } };
  const labs = codesOf(vocabulary, "lab").filter((code) => code !== "NONE");
  return { words: "no report", attribute: "lab", filter: allBut(labs) };
}

/** At most one step away on a scale. Stones that do not say it stay among the others: nothing tells them apart. */
function nearly(
  { stone, vocabulary }: Of,
  attribute: "cut" | "polish" | "symmetry" | "fluorescence",
  scale: Scale,
): Likeness[] {
  const code = stone[attribute];
  if (!code) return [];
  const said = (one: string) => (attribute === "fluorescence" ? nameOf(vocabulary, attribute, one).toLowerCase() : one);
  const place = scale[code];
  if (place === undefined) return [{ words: `${attribute} ${said(code)}`, attribute, filter: { values: [code] } }];
  const isNear = (one: string) => Math.abs((scale[one] ?? Number.POSITIVE_INFINITY) - place) <= 1;
  const known = codesOf(vocabulary, attribute);
  const far = (known.length > 0 ? known : Object.keys(scale)).filter((one) => !isNear(one));
  const whole = Object.entries(scale).filter(([one, step]) => Number.isInteger(step) && isNear(one));
  // Of two codes on a step, the later one is the usual word.
  const usual = new Map(whole.map(([one, step]) => [step, step === place ? code : one]));
  const ends = [...new Set([Math.min(...usual.keys()), Math.max(...usual.keys())])];
  const words = ends.map((step) => said(usual.get(step) ?? code)).join("–");
  return [{ words: `${attribute} ${words}`, attribute, filter: allBut(far) }];
}

/**
 * Clean or tinged, whatever the tinge. Sellers name a tinge where there is one and leave the field empty elsewhere, so a
 * stone that says nothing counts as clean.
 */
function sameKind({ stone, vocabulary }: Of, attribute: "shade" | "milky", words: { clean: string; tinged: string }) {
  const code = stone[attribute];
  const tinges = codesOf(vocabulary, attribute).filter((one) => one !== clean[attribute]);
  const isClean = code === null || code === clean[attribute];
  const filter = isClean ? allBut(tinges) : { values: tinges.length > 0 ? tinges : [code] };
  return { words: isClean ? words.clean : words.tinged, attribute, filter };
}

const weightOf = ({ carat }: LikedStone) => ({
  from: Math.ceil((hundredths(carat) * (100 - caratRoom)) / 100) / 100,
  to: Math.floor((hundredths(carat) * (100 + caratRoom)) / 100) / 100,
});

/** All that others have in common with a stone, in the order of the trade. */
function likenesses(stone: LikedStone, vocabulary: Vocabulary): Likeness[] {
  const of = { stone, vocabulary };
  const { shape, stone_origin, fancy_color } = stone;
  const { from, to } = weightOf(stone);
  const isCutGraded = shape === gradedShape && stone.cut !== null;
  return [
    { words: nameOf(vocabulary, "shape", shape), attribute: "shape", filter: { values: [shape] } },
    {
      words: originNames[stone_origin].toLowerCase(),
      attribute: "stone_origin",
      filter: { values: [String(stone_origin)] },
    },
    sameReport(of),
    { words: `${from === to ? number2(from) : `${number2(from)}–${number2(to)}`} ct` },
    ...around(of, "color"),
    ...(fancy_color
      ? [
          {
            words: nameOf(vocabulary, "fancy_color", fancy_color).toLowerCase(),
            attribute: "fancy_color" as const,
            filter: { values: [fancy_color] },
          },
        ]
      : []),
    ...around(of, "clarity"),
    ...(isCutGraded ? nearly(of, "cut", finish) : [...nearly(of, "polish", finish), ...nearly(of, "symmetry", finish)]),
    ...nearly(of, "fluorescence", fluorescence),
    // The colour of a fancy stone says its shade.
    ...(stone.diamond_type === "fancy" ? [] : [sameKind(of, "shade", { clean: "no shade", tinged: "with a shade" })]),
    sameKind(of, "milky", { clean: "not milky", tinged: "milky" }),
  ];
}

/**
 * The search for available stones like this one: alike in all that is paid for, the cheapest first. A condition without
 * a code to name, before the house's lists are read, is left out.
 */
export function similarSearch(stone: LikedStone, vocabulary: Vocabulary): StoneSearch {
  const attributes = likenesses(stone, vocabulary).flatMap(({ attribute, filter }) =>
    attribute && filter && filter.values.length > 0 ? [[attribute, filter] as const] : [],
  );
  return {
    diamond_type: stone.diamond_type,
    availability: availabilityCodes.available,
    attributes: Object.fromEntries(attributes),
    ranges: { carat: weightOf(stone) },
    sort: "markup_ppc",
  };
}

/** The same in words: Round; natural; GIA; 0.95–1.05 ct; E–G; VVS2–VS2; cut EX–VG; fluorescence none–faint; no shade. */
export const similarWords = (stone: LikedStone, vocabulary: Vocabulary): string[] =>
  likenesses(stone, vocabulary).map(({ words }) => words);
