import { sortColumns } from "#domain/search/stone-search.ts";
import { choiceParam, dayParam, listParams, textParam, wholeParam } from "#domain/search-params.ts";
import { type DiamondType, diamondTypes } from "#domain/stone.ts";

/** The address of the new arrivals: which diamonds, of which days, for whom, and which stone is open. */
export interface NewArrivalsSearch {
  type?: DiamondType;
  from?: string;
  to?: string;
  user?: number;
  page?: number;
  size?: number;
  sort?: string;
  stock?: string;
}

/** As long as a stock number can be. */
const stockMax = 40;

/** Reads the address of the new arrivals. */
export const newArrivalsSearch = (raw: Record<string, unknown>): NewArrivalsSearch => {
  const { page, size, sort } = listParams(raw, sortColumns);
  return {
    type: choiceParam(raw.type, diamondTypes),
    from: dayParam(raw.from),
    to: dayParam(raw.to),
    user: wholeParam(raw.user),
    page,
    size,
    sort,
    stock: textParam(raw.stock)?.slice(0, stockMax),
  };
};
