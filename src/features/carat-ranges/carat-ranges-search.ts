import { flagParam, type ListParams, wholeParam } from "#domain/search-params.ts";

/** The address of the carat ranges: which drawer is open. */
export interface CaratRangesSearch extends Pick<ListParams, "page"> {
  /** A new range. */
  add?: true;
  /** This range. */
  edit?: number;
  /** A new sub-range in this range. */
  addTo?: number;
  /** This sub-range. */
  sub?: number;
}

/** All closed: what every step to another drawer begins with. */
export const closed = { add: undefined, edit: undefined, addTo: undefined, sub: undefined } as const;

/** Reads the address of the carat ranges. */
export const caratRangesSearch = (raw: Record<string, unknown>): CaratRangesSearch => ({
  add: flagParam(raw.add),
  edit: wholeParam(raw.edit),
  addTo: wholeParam(raw.addTo),
  sub: wholeParam(raw.sub),
});
