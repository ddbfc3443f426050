import { sortColumns } from "#domain/search/stone-search.ts";
import { choiceParam, clientParam, dayParam, listParams, stockParam } from "#domain/search-params.ts";
import { type DiamondType, diamondTypes } from "#domain/stone.ts";

/** The origins of arrivals. Lab grown and natural stones stand together only on request. */
export const arrivalOrigins = ["natural", "labGrown", "both"] as const;
export type ArrivalOrigin = (typeof arrivalOrigins)[number];

/** The address of the new arrivals: the diamonds, the days, the client, and the open stone. */
export interface NewArrivalsSearch {
  type?: DiamondType;
  /** The origin; absent means the one that the person's searches begin with. */
  origin?: ArrivalOrigin;
  from?: string;
  to?: string;
  user_id?: number;
  page?: number;
  size?: number;
  sort?: string;
  stock?: string;
}

/** Reads the address of the new arrivals. */
export const newArrivalsSearch = (raw: Record<string, unknown>): NewArrivalsSearch => {
  const { page, size, sort } = listParams(raw, sortColumns);
  return {
    type: choiceParam(raw.type, diamondTypes),
    origin: choiceParam(raw.origin, arrivalOrigins),
    from: dayParam(raw.from),
    to: dayParam(raw.to),
    user_id: clientParam(raw),
    page,
    size,
    sort,
    stock: stockParam(raw),
  };
};
