import { listOf } from "#screens/list-of.ts";
import { customerCard, customerColumns, customerId } from "./customer-columns.tsx";
import type { CustomersSearch } from "./customers-search.ts";
import { words } from "./words.ts";

/** The customers of one associate. */
export const customersList = (associateId: number) =>
  listOf({
    operation: "listClients",
    input: ({ search, sort }: CustomersSearch, at) => ({
      query: { business_associate_id: associateId, ...at, search, sort },
    }),
    failure: "dataNotFetched",
    title: words.customers,
    what: words.customers.toLowerCase(),
    columns: customerColumns,
    rowId: customerId,
    card: customerCard,
    size: 500,
    filters: [{ kind: "search", name: "search", label: words.search, placeholder: words.customersHint }],
  });
