import { dayParam, type ListParams, listParams, wholeParam } from "#domain/search-params.ts";

/** The address of the guests: the filters of the list, and the open guest. */
export interface GuestsSearch extends ListParams {
  startDate?: string;
  endDate?: string;
  open?: number;
}

const sortable = ["guest_name", "company_name", "email", "created_at", "last_seen_at"];

/** Reads the address of the guests. */
export const guestsSearch = (raw: Record<string, unknown>): GuestsSearch => ({
  ...listParams(raw, sortable),
  startDate: dayParam(raw.startDate),
  endDate: dayParam(raw.endDate),
  open: wholeParam(raw.open),
});
