import { listOf } from "#screens/list-of.ts";
import { providerId } from "./provider.ts";
import { providerCard, providerColumns } from "./provider-columns.tsx";
import { type ProvidersSearch, typeOf } from "./providers-search.ts";
import { words } from "./words.ts";

const shut: Partial<ProvidersSearch> = { open: undefined, edit: undefined, new: undefined };

/** The list of inventory providers of one type. */
export const providersList = listOf({
  operation: "listProviders",
  input: ({ search, sort, active, type }: ProvidersSearch, at) => ({
    query: { ...at, search, sort, provider_type: typeOf({ type }), is_active: active && active === "yes" },
  }),
  failure: "dataNotFetched",
  title: words.title,
  what: words.providers,
  columns: providerColumns,
  rowId: providerId,
  card: providerCard,
  size: 50,
  filters: [
    { kind: "search", name: "search", label: words.search, placeholder: words.searchHint },
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
  beside: { row: "open", shut },
});

/** A search without its filters, so that a new provider is in the list. */
export const unfiltered: ProvidersSearch = { search: undefined, active: undefined, page: undefined, sort: undefined };
