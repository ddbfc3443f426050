import { choiceParam, flagParam, wholeParam } from "#domain/search-params.ts";
import { type ActiveChoice, activeChoices } from "./collections-search.ts";
import { type SpecialSearch, specialSearch } from "./showcase-search.ts";

/** The address of the screen that manages special stones. */
export interface FeaturedSearch extends Omit<SpecialSearch, "stock"> {
  status?: ActiveChoice;
  open?: number;
  add?: true;
}

/** Reads the address of the screen that manages special stones. */
export function featuredSearch(raw: Record<string, unknown>): FeaturedSearch {
  const { stock: _, ...search } = specialSearch(raw);
  return {
    ...search,
    status: choiceParam(raw.status, activeChoices),
    open: wholeParam(raw.open),
    add: flagParam(raw.add),
  };
}
