import { listOf } from "#screens/list-of.ts";
import type { OutboxSearch } from "./outbox-search.ts";
import { stoppedCard, stoppedColumns, stoppedId } from "./stopped-columns.tsx";
import { words } from "./words.ts";

/** The list of addresses that get no letters. */
export const stoppedShown = listOf({
  operation: "listStoppedAddresses",
  input: ({ search }: OutboxSearch, at) => ({ query: { ...at, search } }),
  failure: "dataNotFetched",
  title: words.stopped,
  what: words.stoppedRows,
  columns: stoppedColumns,
  rowId: stoppedId,
  card: stoppedCard,
  size: 50,
  filters: [{ kind: "search", name: "search", label: words.search, placeholder: words.stoppedHint }],
});
