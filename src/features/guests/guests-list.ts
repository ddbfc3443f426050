import { listOf } from "#screens/list-of.ts";
import { guestCard, guestColumns, guestId } from "./guests-columns.tsx";
import type { GuestsSearch } from "./guests-search.ts";
import { words } from "./words.ts";

/** The list of guests. Spec §9: 50 a page, from the first. */
export const guestsList = listOf({
  operation: "listGuests",
  input: ({ search, sort, startDate, endDate }: GuestsSearch, at) => ({
    query: { ...at, search, sort, startDate, endDate },
  }),
  failure: "dataNotFetched",
  title: words.title,
  what: words.guests,
  columns: guestColumns,
  rowId: guestId,
  card: guestCard,
  size: 50,
  filters: [
    { kind: "search", name: "search", label: words.search, placeholder: words.searchHint },
    { kind: "dates", from: "startDate", to: "endDate", label: words.came },
  ],
  beside: { row: "open", shut: { open: undefined } },
});
