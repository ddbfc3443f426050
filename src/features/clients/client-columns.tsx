import { useMemo } from "react";
import { useCountryCodes } from "#api/use-country-codes.ts";
import { placeName, usePlaces } from "#api/use-places.ts";
import { codes, statusOf } from "#domain/codes.ts";
import { formatDateTime, textOf } from "#domain/format.ts";
import { shownPhone } from "#domain/shown-phone.ts";
import type { Column } from "#ui/data-table/types.ts";
import { StatusBadge } from "#ui/status-badge.tsx";
import { associateName, type Client, clientName, personName } from "./client.ts";
import { AccountSwitch, LockedTag } from "./client-acts.tsx";
import { KycWaiting } from "./kyc-waiting.tsx";
import { words } from "./words.ts";

/** Who has no business is not registered (spec §4). */
export const statusCode = ({ business }: Pick<Client, "business">): number =>
  business?.status ?? codes.business.notRegistered;

export const ClientStatus = ({ of: client }: { of: Pick<Client, "business"> }) => (
  <StatusBadge list="business" code={statusCode(client)} />
);

const titled = (text: string) => <span title={text}>{text}</span>;

/** The columns of clients; places and telephone codes are known by name once they have come. */
export function useClientColumns(): readonly Column<Client>[] {
  const { places } = usePlaces("listCountries");
  const phoneCodes = useCountryCodes();
  return useMemo((): readonly Column<Client>[] => {
    const country = ({ business }: Client) => textOf(placeName(places, business?.country_id ?? null));
    const mobile = (client: Client) => shownPhone(phoneCodes, client.mobile_country_id, client.mobile);
    return [
      {
        id: "company_name",
        head: words.company,
        width: 196,
        sortable: true,
        text: clientName,
        cell: (client) =>
          client.business ? titled(clientName(client)) : <span className="dim">{words.noCompany}</span>,
      },
      { id: "first_name", head: words.person, width: 140, sortable: true, text: personName, cell: personName },
      {
        id: "status",
        head: words.status,
        width: 236,
        sortable: true,
        text: (client) => statusOf("business", statusCode(client)).label,
        cell: (client) => <ClientStatus of={client} />,
      },
      {
        id: "kyc",
        head: words.waiting,
        width: 104,
        text: ({ kyc }) => kyc?.submitted_at,
        cell: (client) => <KycWaiting of={client} />,
      },
      {
        id: "business_associate",
        head: words.associate,
        width: 140,
        text: associateName,
        cell: (client) => titled(associateName(client)),
      },
      { id: "country", head: words.country, width: 120, text: country, cell: (client) => titled(country(client)) },
      { id: "mobile", head: words.mobile, width: 148, text: mobile, cell: mobile },
      { id: "email", head: words.email, width: 210, sortable: true, cell: ({ email }) => titled(email) },
      {
        id: "is_active",
        head: words.active,
        width: 76,
        sortable: true,
        text: ({ is_active }) => (is_active ? words.activeOnly : words.inactiveOnly),
        cell: (client) => <AccountSwitch of={client} />,
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
  }, [places, phoneCodes]);
}

/** A client on a phone. */
export const clientCard = (client: Client) => (
  <>
    <span className="row between">
      <b className="client-name">{clientName(client)}</b>
      <AccountSwitch of={client} />
    </span>
    <span className="row between wrap">
      <ClientStatus of={client} />
      {client.kyc && <KycWaiting of={client} />}
      {client.is_locked && <LockedTag />}
    </span>
    <span className="row between dim">
      <span>{personName(client)}</span>
      <span>{associateName(client)}</span>
    </span>
  </>
);
