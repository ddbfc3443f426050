import { listOf } from "#screens/list-of.ts";
import type { Filter } from "#ui/list/filter.ts";
import { scheduledCard, scheduledColumns } from "./scheduled-columns.tsx";
import { scheduledId } from "./scheduled-report.ts";
import type { ScheduledSearch } from "./scheduled-search.ts";
import { words } from "./words.ts";

const filters: readonly Filter[] = [
  { kind: "search", name: "search", label: words.search, placeholder: words.searchHint },
  {
    kind: "choice",
    name: "status",
    label: words.status,
    choices: [
      { value: "active", label: words.active },
      { value: "inactive", label: words.inactive },
    ],
  },
];

/** Reports that leave by mail. */
export const scheduledList = listOf({
  operation: "listScheduledReports",
  input: ({ status, search, sort }: ScheduledSearch, at) => ({
    query: { ...at, sort, search, is_active: status ? status === "active" : undefined },
  }),
  failure: "dataNotFetched",
  title: words.title,
  what: words.reports,
  columns: scheduledColumns,
  rowId: scheduledId,
  card: scheduledCard,
  size: 50,
  filters,
  beside: { row: "open", shut: { open: undefined, add: undefined } },
});
