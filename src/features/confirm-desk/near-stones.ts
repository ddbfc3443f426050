import { hundredths } from "#domain/money.ts";
import type { SearchAttribute, StoneSearch } from "#domain/search/stone-search.ts";
import { availabilityCodes } from "#domain/search/stone-search.ts";
import type { Vocabulary } from "#domain/search/words/types.ts";
import type { StoneLine } from "#stones/stone-line.ts";

type Stone = Pick<
  StoneLine["stone"],
  "diamond_type" | "stone_origin" | "shape" | "carat" | "color" | "fancy_color" | "clarity"
>;

/** The number of stones that are offered in place of one. */
export const mostOffered = 3;
/** The allowed difference of the weight, in hundredths. */
const caratRoom = 5;

/** A code and its neighbours, in the order in which the house lists them. */
function around(vocabulary: Vocabulary, attribute: "color" | "clarity", code: string): string[] {
  const list = (vocabulary[attribute] ?? []).map((entry) => entry.code);
  const at = list.indexOf(code);
  return at < 0 ? [code] : list.slice(Math.max(0, at - 1), at + 2);
}

/**
 * The search for stones in place of this one: the same shape, type and origin, nearly the weight, colour and clarity at
 * most one step away. It runs on both sides of a price, so that the nearest of each side come first.
 */
export function nearSearch(
  stone: Stone,
  vocabulary: Vocabulary,
  pricePerCarat: number,
  side: "below" | "above",
): StoneSearch {
  const attributes: [SearchAttribute, string[]][] = [
    ["shape", [stone.shape]],
    ["stone_origin", [String(stone.stone_origin)]],
  ];
  if (stone.color) attributes.push(["color", around(vocabulary, "color", stone.color)]);
  if (stone.fancy_color) attributes.push(["fancy_color", [stone.fancy_color]]);
  if (stone.clarity) attributes.push(["clarity", around(vocabulary, "clarity", stone.clarity)]);
  const carat = hundredths(stone.carat);
  const isBelow = side === "below";
  return {
    diamond_type: stone.diamond_type,
    availability: availabilityCodes.available,
    attributes: Object.fromEntries(attributes.map(([name, values]) => [name, { values }])),
    ranges: {
      carat: {
        from: Math.ceil((carat * (100 - caratRoom)) / 100) / 100,
        to: Math.floor((carat * (100 + caratRoom)) / 100) / 100,
      },
      markup_ppc: isBelow ? { to: pricePerCarat } : { from: (hundredths(pricePerCarat) + 1) / 100 },
    },
    sort: isBelow ? "-markup_ppc" : "markup_ppc",
  };
}

interface Priced {
  stock_no: string;
  markup_ppc: number;
}

/** The three of the nearest price. The cheaper one of two equally near comes first. */
export const nearestOf = <Found extends Priced>(found: readonly Found[], pricePerCarat: number): Found[] =>
  found
    .toSorted(
      (a, b) =>
        Math.abs(a.markup_ppc - pricePerCarat) - Math.abs(b.markup_ppc - pricePerCarat) || a.markup_ppc - b.markup_ppc,
    )
    .slice(0, mostOffered);

/** The reason as the client reads it, with the stones on offer instead. */
export const withOffer = (reason: string, offered: readonly Priced[]): string =>
  `${reason.trim().replace(/[.!]?$/, (end) => end || ".")} Instead: ${offered.map(({ stock_no }) => stock_no).join(", ")}.`;
