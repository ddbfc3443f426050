import "./external-clients.css";
import { addresses } from "#domain/addresses.ts";
import { count, formatDateTime } from "#domain/format.ts";
import { personName } from "#domain/person-name.ts";
import { Link } from "#ui/frame/link.tsx";
import { ClientStanding, clientColumns as listed } from "#ui/table/client-columns.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import { clientName, type ExternalClient } from "./client.ts";
import { ClientSwitch } from "./client-acts.tsx";
import { words } from "./words.ts";

export const lastUsed = ({ last_used_at }: Pick<ExternalClient, "last_used_at">) =>
  last_used_at ? formatDateTime(last_used_at) : words.never;
/** The number of keys of a client. An FTP client has none. */
export const keyCount = ({ source, keys }: ExternalClient) => (source === 6 ? count(keys) : "–");

const titled = (text: string) => <span title={text}>{text}</span>;

const Name = ({ of: client }: { of: ExternalClient }) => (
  <Link className="external-name" to={addresses.externalClient(client.id)} title={clientName(client)}>
    {clientName(client)}
  </Link>
);

export const clientColumns: readonly Column<ExternalClient>[] = [
  {
    id: "company_name",
    head: words.company,
    width: 196,
    sortable: true,
    text: clientName,
    cell: (client) => <Name of={client} />,
  },
  {
    id: "source",
    head: words.source,
    width: 84,
    sortable: true,
    text: ({ source }) => words.sources[source],
    cell: ({ source }) => words.sources[source],
  },
  { id: "person", head: words.person, width: 140, text: personName, cell: (client) => titled(personName(client)) },
  { id: "email", head: words.email, width: 190, sortable: true, cell: ({ email }) => titled(email) },
  {
    id: "status",
    head: words.status,
    width: listed.status.width,
    text: (client) => client.business && listed.status.text(client),
    cell: (client) => client.business && <ClientStanding of={client} />,
  },
  { id: "keys", head: words.keys, number: true, sortable: true, cell: keyCount },
  {
    id: "last_used_at",
    head: words.lastUsed,
    width: 152,
    sortable: true,
    text: lastUsed,
    cell: (client) => <span className="dim figures">{lastUsed(client)}</span>,
  },
  {
    id: "is_active",
    head: words.active,
    width: 76,
    sortable: true,
    text: ({ is_active }) => (is_active ? words.activeOnly : words.inactiveOnly),
    cell: (client) => <ClientSwitch of={client} />,
  },
];

/** A client on a phone. */
export const clientCard = (client: ExternalClient) => (
  <>
    <span className="row between">
      <b>
        <Name of={client} />
      </b>
      <ClientSwitch of={client} />
    </span>
    <span className="row between dim">
      <span>
        {words.sources[client.source]}, {personName(client)}
      </span>
      <span className="figures">{lastUsed(client)}</span>
    </span>
    {client.business && <ClientStanding of={client} />}
  </>
);
