import type { Data } from "#api/operation-types.ts";
import { codes, statusOf } from "#domain/codes.ts";
import { formatDateTime } from "#domain/format.ts";
import type { Column } from "#ui/data-table/types.ts";
import { StatusBadge } from "#ui/status-badge.tsx";
import { personName } from "./associate.ts";
import { words } from "./words.ts";

export type Customer = Data<"listClients">["data"][number];

export const customerId = ({ id }: Customer) => String(id);

/** Who has no business is not registered (spec §4). */
const statusCode = ({ business }: Customer) => business?.status ?? codes.business.notRegistered;
const company = ({ business }: Customer) => business?.company_name ?? words.noCompany;
const titled = (text: string) => <span title={text}>{text}</span>;

export const customerColumns: readonly Column<Customer>[] = [
  {
    id: "company_name",
    head: words.company,
    width: 220,
    sortable: true,
    text: company,
    cell: (customer) =>
      customer.business ? titled(company(customer)) : <span className="dim">{words.noCompany}</span>,
  },
  { id: "first_name", head: words.customer, width: 160, sortable: true, text: personName, cell: personName },
  {
    id: "status",
    head: words.business,
    width: 236,
    sortable: true,
    text: (customer) => statusOf("business", statusCode(customer)).label,
    cell: (customer) => <StatusBadge list="business" code={statusCode(customer)} />,
  },
  { id: "email", head: words.email, width: 230, sortable: true, cell: ({ email }) => titled(email) },
  {
    id: "is_active",
    head: words.active,
    width: 116,
    sortable: true,
    text: ({ is_active }) => (is_active ? words.activeOnly : words.inactiveOnly),
    cell: ({ is_active }) => <StatusBadge list="active" code={is_active} />,
  },
  {
    id: "created_at",
    head: words.added,
    width: 148,
    sortable: true,
    text: ({ created_at }) => formatDateTime(created_at),
    cell: ({ created_at }) => <span className="dim figures">{formatDateTime(created_at)}</span>,
  },
];

/** A customer on a phone. */
export const customerCard = (customer: Customer) => (
  <>
    <span className="row between">
      <b>{company(customer)}</b>
      <StatusBadge list="active" code={customer.is_active} />
    </span>
    <span className="row between wrap">
      <StatusBadge list="business" code={statusCode(customer)} />
      <span className="dim">{personName(customer)}</span>
    </span>
  </>
);
