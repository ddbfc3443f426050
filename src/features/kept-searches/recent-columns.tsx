import { Button } from "@mantine/core";
import { createContext, use } from "react";
import type { Data } from "#api/operation-types.ts";
import { companyAndPerson } from "#domain/client-label.ts";
import { count, formatDateTime } from "#domain/format.ts";
import { type RoleId, roleNames } from "#domain/roles.ts";
import { SearchChips } from "#stones/search-chips.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import { clientColumn, columnsFor } from "./client-column.tsx";
import type { Looking } from "./looking.ts";
import { typeName } from "./saved-columns.tsx";
import { words } from "./words.ts";

export type RecentSearch = Data<"listRecentSearches">["data"][number];

/** The order of a cell to its list: saves this search under a name. */
export const SaveSearch = createContext<(id: number) => void>(() => {});

function SaveButton({ of: { id, searched_at } }: { of: RecentSearch }) {
  const save = use(SaveSearch);
  return (
    <Button variant="subtle" aria-label={words.saveThis(formatDateTime(searched_at))} onClick={() => save(id)}>
      {words.saveMore}
    </Button>
  );
}

export const recentId = ({ id }: RecentSearch) => String(id);
const byText = ({ by }: RecentSearch) => companyAndPerson(by.company_name, by.name);
const roleText = ({ by }: RecentSearch) => roleNames[by.role_id as RoleId];

const searchedAt: Column<RecentSearch> = {
  id: "searched_at",
  head: words.searched,
  width: 152,
  text: ({ searched_at }) => formatDateTime(searched_at),
  cell: ({ searched_at }) => formatDateTime(searched_at),
};
const rest: readonly Column<RecentSearch>[] = [
  {
    id: "search",
    head: words.filter,
    width: 264,
    text: () => "",
    cell: ({ search }) => <SearchChips search={search} />,
  },
  { id: "pieces", head: words.piecesThen, width: 96, number: true, cell: ({ pieces }) => count(pieces) },
  { id: "diamond_type", head: words.type, width: 80, cell: ({ diamond_type }) => typeName(diamond_type) },
  { id: "search_type", head: words.mode, width: 104, cell: ({ search_type }) => words.modes[search_type] },
  clientColumn(136),
  { id: "acts", head: words.acts, width: 88, text: () => "", cell: (recent) => <SaveButton of={recent} /> },
];

const by: Column<RecentSearch> = {
  id: "by",
  head: words.by,
  width: 150,
  text: byText,
  cell: (recent) => <span title={byText(recent)}>{byText(recent)}</span>,
};
const role: Column<RecentSearch> = { id: "role", head: words.role, width: 120, text: roleText, cell: roleText };

/**
 * The columns for each viewer. Those who see other people's searches also see the person; the office also sees the
 * role.
 */
export const recentColumns: Record<Looking, readonly Column<RecentSearch>[]> = {
  own: columnsFor([searchedAt, ...rest]).own,
  clients: [searchedAt, by, ...rest],
  everybody: [searchedAt, by, role, ...rest],
};

/** A recent search on a phone. */
export const recentCard = (recent: RecentSearch) => (
  <>
    <span className="row between">
      <b>{formatDateTime(recent.searched_at)}</b>
      <span className="figures">{count(recent.pieces)}</span>
    </span>
    <SearchChips search={recent.search} wrap />
    <span className="row between dim">
      <span>{byText(recent)}</span>
      <SaveButton of={recent} />
    </span>
  </>
);
