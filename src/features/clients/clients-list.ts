import { listOf } from "#screens/list-of.ts";
import type { Filter } from "#ui/list/filter.ts";
import type { Column } from "#ui/table/data-table/types.ts";
import { type Client, clientId } from "./client.ts";
import { clientCard } from "./client-columns.tsx";
import { filterPatch } from "./client-filters.ts";
import { type ClientsSearch, clientsFilter } from "./clients-search.ts";
import { words } from "./words.ts";

const shut: Partial<ClientsSearch> = { open: undefined, edit: undefined, new: undefined };

/** The clients, with the columns and filters of the viewer. */
export const clientsList = (columns: readonly Column<Client>[], filters: readonly Filter[]) =>
  listOf({
    operation: "listClients",
    input: (search: ClientsSearch, at) => ({ query: { ...clientsFilter(search), ...at, sort: search.sort } }),
    failure: "dataNotFetched",
    title: words.title,
    what: words.clients,
    columns,
    rowId: clientId,
    card: clientCard,
    size: 500,
    filters,
    typed: filterPatch,
    beside: { row: "open", shut },
  });

/** A search without its filters, so that a new client is in the list. */
export const unfiltered: ClientsSearch = {
  search: undefined,
  business_associate_id: undefined,
  status: undefined,
  active: undefined,
  country_id: undefined,
  startDate: undefined,
  endDate: undefined,
  page: undefined,
  sort: undefined,
};
