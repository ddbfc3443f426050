import { flagParam, type ListParams, wholeParam } from "#domain/search-params.ts";

/** The address of the carat ranges with the open drawer. */
export interface CaratRangesSearch extends Pick<ListParams, "page"> {
  /** True for the drawer of a new range. */
  add?: true;
  /** The range that is edited. */
  edit?: number;
  /** The range that a new sub-range is added to. */
  addTo?: number;
  /** The sub-range that is edited. */
  sub?: number;
}

/** No open drawer: each step to another drawer begins with it. */
export const closed = { add: undefined, edit: undefined, addTo: undefined, sub: undefined } as const;

/** Reads the address of the carat ranges. */
export const caratRangesSearch = (raw: Record<string, unknown>): CaratRangesSearch => ({
  add: flagParam(raw.add),
  edit: wholeParam(raw.edit),
  addTo: wholeParam(raw.addTo),
  sub: wholeParam(raw.sub),
});
