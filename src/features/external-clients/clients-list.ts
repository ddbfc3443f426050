import { externalPageSize } from "#domain/page-sizes.ts";
import { listOf } from "#screens/list-of.ts";
import { clientId } from "./client.ts";
import { clientCard, clientColumns } from "./client-columns.tsx";
import { type ClientsSearch, filterPatch } from "./clients-search.ts";
import { words } from "./words.ts";

/** The list of API and FTP clients. Spec §9: white diamonds by default. */
export const externalClientsList = listOf({
  operation: "listExternalClients",
  input: ({ search, sort, source, active, diamond_type }: ClientsSearch, at) => ({
    query: {
      ...at,
      sort,
      source,
      diamond_type: diamond_type ?? "white",
      search,
      is_active: active && active === "yes",
    },
  }),
  failure: "dataNotFetched",
  title: words.title,
  what: words.clients,
  columns: clientColumns,
  rowId: clientId,
  card: clientCard,
  size: externalPageSize,
  filters: [
    { kind: "search", name: "search", label: words.search, placeholder: words.searchHint },
    {
      kind: "choice",
      name: "source",
      label: words.source,
      choices: Object.entries(words.sources).map(([value, label]) => ({ value, label })),
    },
    {
      kind: "choice",
      name: "active",
      label: words.active,
      choices: [
        { value: "yes", label: words.activeOnly },
        { value: "no", label: words.inactiveOnly },
      ],
    },
  ],
  typed: filterPatch,
  beside: { row: "open", shut: { open: undefined, new: undefined } },
});
