import type { Data } from "#api/operation-types.ts";
import { personName } from "#domain/person-name.ts";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import { ClientStanding, clientColumns, clientName } from "#ui/table/client-columns.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import { words } from "./words.ts";

export type Customer = Data<"listClients">["data"][number];

export const customerId = ({ id }: Customer) => String(id);

export const customerColumns: readonly Column<Customer>[] = [
  { ...clientColumns.company, width: 220 },
  { ...clientColumns.person, width: 160 },
  clientColumns.status,
  { ...clientColumns.email, width: 230 },
  {
    id: "is_active",
    head: words.active,
    width: 116,
    sortable: true,
    text: ({ is_active }) => (is_active ? words.activeOnly : words.inactiveOnly),
    cell: ({ is_active }) => <StatusBadge list="active" code={is_active} />,
  },
  clientColumns.added,
];

/** A customer on a phone. */
export const customerCard = (customer: Customer) => (
  <>
    <span className="row between">
      <b>{clientName(customer)}</b>
      <StatusBadge list="active" code={customer.is_active} />
    </span>
    <span className="row between wrap">
      <ClientStanding of={customer} />
      <span className="dim">{personName(customer)}</span>
    </span>
  </>
);
