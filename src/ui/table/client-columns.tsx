import { codes, statusOf } from "#domain/codes.ts";
import { formatDateTime } from "#domain/format.ts";
import { personName } from "#domain/person-name.ts";
import { InactiveMark } from "../marks/inactive-mark.tsx";
import { StatusBadge } from "../marks/status-badge.tsx";
import { words as kit } from "../words.ts";
import type { Column } from "./data-table/types.ts";

const words = kit.client;

/** A client as a row of their lists. */
interface ClientRow {
  first_name: string;
  last_name: string;
  email: string;
  created_at: string;
  business: { company_name: string; status: number; is_active: boolean } | null;
}
type Standing = Pick<ClientRow, "business">;

/** A client without a business is not registered (spec §4). */
const statusCode = ({ business }: Standing): number => business?.status ?? codes.business.notRegistered;

export const ClientStatus = ({ of: client }: { of: Standing }) => (
  <StatusBadge list="business" code={statusCode(client)} />
);

/** The status of a client, beside it the mark of a business that is switched off. */
export const ClientStanding = ({ of: client }: { of: Standing }) => (
  <span className="row">
    <ClientStatus of={client} />
    <InactiveMark of={client.business} />
  </span>
);

/** The client's company, or the person where there is none. */
export const clientName = (client: Standing & Pick<ClientRow, "first_name" | "last_name">): string =>
  client.business?.company_name ?? personName(client);

const inactive = statusOf("active", codes.active.inactive);

const titled = (text: string) => <span title={text}>{text}</span>;

/** The columns of every list of clients. */
export const clientColumns = {
  company: {
    id: "company_name",
    head: words.company,
    width: 196,
    sortable: true,
    text: clientName,
    cell: (client) => (client.business ? titled(clientName(client)) : <span className="dim">{words.noBusiness}</span>),
  },
  person: {
    id: "first_name",
    head: words.person,
    width: 140,
    sortable: true,
    text: personName,
    cell: (client) => titled(personName(client)),
  },
  status: {
    id: "status",
    head: words.status,
    width: 296,
    sortable: true,
    text: (client) =>
      [statusOf("business", statusCode(client)), ...(client.business?.is_active === false ? [inactive] : [])]
        .map(({ label }) => label)
        .join(", "),
    cell: (client) => <ClientStanding of={client} />,
  },
  email: { id: "email", head: words.email, width: 210, sortable: true, cell: ({ email }) => titled(email) },
  added: {
    id: "created_at",
    head: words.added,
    width: 148,
    sortable: true,
    text: ({ created_at }) => formatDateTime(created_at),
    cell: ({ created_at }) => <span className="dim figures">{formatDateTime(created_at)}</span>,
  },
} satisfies Record<string, Column<ClientRow>>;
