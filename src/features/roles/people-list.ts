import { listOf } from "#screens/list-of.ts";
import { peopleColumns, personCard, personId } from "./people-columns.tsx";
import type { RolesSearch } from "./roles-search.ts";
import { words } from "./words.ts";

const shut: Partial<RolesSearch> = { user: undefined };

/** The accounts of a role. */
export const peopleList = (role_id: number) =>
  listOf({
    operation: "listRoleUsers",
    input: ({ search }: RolesSearch, at) => ({ query: { role_id, ...at, search } }),
    failure: "dataNotFetched",
    title: words.perPerson,
    what: words.people,
    columns: peopleColumns,
    rowId: personId,
    card: personCard,
    size: 50,
    filters: [{ kind: "search", name: "search", label: words.search, placeholder: words.searchHint }],
    beside: { row: "user", shut },
  });
