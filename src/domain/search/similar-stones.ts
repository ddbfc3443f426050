import { hundredths } from "../money.ts";
import type { StoneOrigin } from "../stone.ts";
import { availabilityCodes, type SearchAttribute, type StoneSearch } from "./stone-search.ts";
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
}

/** The allowed difference of the weight, in hundredths. */
const caratRoom = 5;

/** A code and its neighbours, in the order in which the house lists them. */
function around(vocabulary: Vocabulary, attribute: "color" | "clarity", code: string): string[] {
  const list = (vocabulary[attribute] ?? []).map((entry) => entry.code);
  const at = list.indexOf(code);
  return at < 0 ? [code] : list.slice(Math.max(0, at - 1), at + 2);
}

/**
 * The search for available stones like this one: the same shape, type and origin, nearly the weight, colour and clarity
 * at most one step away; the cheapest first.
 */
export function similarSearch(stone: LikedStone, vocabulary: Vocabulary): StoneSearch {
  const attributes: [SearchAttribute, string[]][] = [
    ["shape", [stone.shape]],
    ["stone_origin", [String(stone.stone_origin)]],
  ];
  if (stone.color) attributes.push(["color", around(vocabulary, "color", stone.color)]);
  if (stone.fancy_color) attributes.push(["fancy_color", [stone.fancy_color]]);
  if (stone.clarity) attributes.push(["clarity", around(vocabulary, "clarity", stone.clarity)]);
  const carat = hundredths(stone.carat);
  return {
    diamond_type: stone.diamond_type,
    availability: availabilityCodes.available,
    attributes: Object.fromEntries(attributes.map(([name, values]) => [name, { values }])),
    ranges: {
      carat: {
        from: Math.ceil((carat * (100 - caratRoom)) / 100) / 100,
        to: Math.floor((carat * (100 + caratRoom)) / 100) / 100,
      },
    },
    sort: "markup_ppc",
  };
}
