import type { Address } from "#domain/address.ts";
import { addresses, type ListScreen } from "#domain/addresses.ts";
import type { DaySpan } from "#domain/periods.ts";
import type { FiguresSearch } from "./figures-search.ts";

/** The lists that figures open: the office's, or one's own. */
export type ListAt = typeof addresses.list;

interface Place {
  tab?: string | undefined;
  at?: ListAt | undefined;
}

/** The lines that a list got on some days: those that a figure counts. */
export const linesIn = (
  list: ListScreen,
  { from, to }: DaySpan,
  search: FiguresSearch,
  { tab = "all", at = addresses.list }: Place = {},
): Address =>
  at(list, {
    business_id: search.business_id,
    shape: search.shape,
    color: search.color,
    clarity: search.clarity,
    currentTab: tab,
    startDate: from,
    endDate: to,
  });
