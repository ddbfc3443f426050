import { chooseValues } from "#domain/search/change-search.ts";
import { fromPairAddress, toPairAddress } from "#domain/search/pair-address.ts";
import type { PairSearch } from "#domain/search/pair-search.ts";
import { availabilityCodes } from "#domain/search/stone-search.ts";
import { choiceParam, clientParam, flagParam, listParams, stockParam } from "#domain/search-params.ts";
import { type StoneOrigin, stoneOrigins } from "#domain/stone.ts";

/** The address of match pairs: the pair search in its own words, and the open drawers. */
export interface MatchPairsSearch {
  [word: string]: string | number | true | undefined;
  view?: "kept";
  page?: number;
  size?: number;
  /** The stone of the open drawer. */
  stock?: string;
  /** The client that one looks and acts for. */
  user_id?: number;
  /** True for filters and tolerances in a drawer, on a screen without room for them beside the list. */
  filter?: true;
  /** True for the drawer that keeps this search under a name. */
  keep?: true;
}

/** Reads the address of match pairs. */
export function matchPairsSearch(raw: Record<string, unknown>): MatchPairsSearch {
  const { page, size } = listParams(raw);
  return {
    ...wordsOf(fromPairAddress(raw)),
    view: choiceParam(raw.view, ["kept"]),
    page,
    size,
    stock: stockParam(raw),
    user_id: clientParam(raw),
    filter: flagParam(raw.filter),
    keep: flagParam(raw.keep),
  };
}

/** The search as parameters. Figures are numbers, so that a router puts no quotation marks around them. */
const wordsOf = (search: PairSearch): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(toPairAddress(search)).map(([word, said]) => [
      word,
      String(Number(said)) === said ? Number(said) : said,
    ]),
  );

/** The pair search of an address, as it says it. */
const saidIn = (search: MatchPairsSearch): PairSearch => fromPairAddress(search);

/** The pair search as it is sent: stones that can be bought now, unless the address says otherwise. */
export function askedIn(search: MatchPairsSearch): PairSearch {
  const said = saidIn(search);
  return { diamond_type: "white", availability: availabilityCodes.available, ...said };
}

/** True for an address that says nothing of the stones but white or fancy. */
export function isBare(search: MatchPairsSearch): boolean {
  const { diamond_type: _, ...conditions } = toPairAddress(saidIn(search));
  return Object.keys(conditions).length === 0;
}

/**
 * True for an address with a filter to clear. The origin that the house begins with is no filter of anybody's, and
 * stones of every origin are all stones.
 */
export function isNarrowed(search: MatchPairsSearch): boolean {
  const { diamond_type: _, stone_origin, ...conditions } = toPairAddress(saidIn(search));
  const isOfEvery = stoneOrigins.every((origin) => stone_origin?.split(",").includes(String(origin)));
  return Object.keys(conditions).length > 0 || (stone_origin !== undefined && !isOfEvery);
}

/** The address as if it said this origin. */
export const withOrigin = (search: MatchPairsSearch, origin: StoneOrigin): MatchPairsSearch => ({
  ...search,
  ...wordsOf(chooseValues(saidIn(search), "stone_origin", [String(origin)])),
});

/** The change of the address to another search. Defaults are left out, and the list begins with its first page. */
export function patchTo(search: MatchPairsSearch, next: PairSearch): Partial<MatchPairsSearch> {
  const gone = Object.keys(toPairAddress(saidIn(search))).map((word) => [word, undefined]);
  const { diamond_type, availability, ...words } = wordsOf(next);
  return {
    ...Object.fromEntries(gone),
    ...words,
    diamond_type: diamond_type === "white" ? undefined : diamond_type,
    availability: availability === availabilityCodes.available ? undefined : availability,
    page: undefined,
    stock: undefined,
  };
}
