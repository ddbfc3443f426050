import { listOf } from "#screens/list-of.ts";
import { staffCard, staffColumns, staffId } from "./staff-columns.tsx";
import type { StaffKind } from "./staff-kinds.ts";
import type { StaffSearch } from "./staff-search.ts";
import { words } from "./words.ts";

/** The people of one role of the house. */
export const staffList = (kind: StaffKind) =>
  listOf({
    operation: kind.list,
    input: ({ search, sort, status }: StaffSearch, at) => ({
      query: { ...at, search, sort, is_active: status && status === "active" },
    }),
    failure: "dataNotFetched",
    title: kind.words.title,
    what: kind.words.people,
    columns: staffColumns,
    rowId: staffId,
    card: staffCard,
    size: 50,
    filters: [
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
    ],
    beside: { row: "open", shut: { open: undefined, add: undefined } },
  });
