import { containCodes, type NumberRange, type StoneSearch } from "./stone-search.ts";

/** A search as it is kept; a pair search also keeps its tolerances. */
export type KeptSearch = { search: StoneSearch; pair?: Record<string, unknown> };

/**
 * A search without empty conditions and with its codes in one order, so that two searches of one meaning are kept
 * alike.
 */
export function keptSearch({ attributes = {}, ranges = {}, ...search }: StoneSearch): StoneSearch {
  const filters = Object.entries(attributes).map(([name, { values, contain }]) => {
    const isOut = contain === containCodes.doesNotContain;
    return [name, { values: [...new Set(values)].sort(), ...(isOut && { contain }) }];
  });
  const bounds = Object.entries(ranges)
    .map(([name, range]) => [name, closedEnds(range)] as const)
    .filter(([, range]) => Object.keys(range).length > 0);
  return {
    ...search,
    ...(filters.length > 0 && { attributes: Object.fromEntries(filters) }),
    ...(bounds.length > 0 && { ranges: Object.fromEntries(bounds) }),
  };
}

const closedEnds = ({ from, to }: NumberRange): NumberRange => ({
  ...(typeof from === "number" && { from }),
  ...(typeof to === "number" && { to }),
});
