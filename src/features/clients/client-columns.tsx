import { useMemo } from "react";
import { useCountryCodes } from "#api/use-country-codes.ts";
import { placeName, usePlaces } from "#api/use-places.ts";
import { textOf } from "#domain/format.ts";
import { personName } from "#domain/person-name.ts";
import { shownPhone } from "#domain/shown-phone.ts";
import { ClientStanding, clientColumns, clientName } from "#ui/table/client-columns.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import { associateName, type Client } from "./client.ts";
import { AccountSwitch, LockedTag } from "./client-acts.tsx";
import { KycWaiting } from "./kyc-waiting.tsx";
import { words } from "./words.ts";

const titled = (text: string) => <span title={text}>{text}</span>;

/** The columns of clients. Places and telephone codes get their names once they are read. */
export function useClientColumns(): readonly Column<Client>[] {
  const { places } = usePlaces("listCountries");
  const phoneCodes = useCountryCodes();
  return useMemo((): readonly Column<Client>[] => {
    const country = ({ business }: Client) => textOf(placeName(places, business?.country_id ?? null));
    const mobile = (client: Client) => shownPhone(phoneCodes, client.mobile_country_id, client.mobile);
    return [
      clientColumns.company,
      clientColumns.person,
      clientColumns.status,
      {
        id: "submitted_at",
        head: words.waiting,
        width: 116,
        sortable: true,
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
      clientColumns.email,
      {
        id: "is_active",
        head: words.active,
        width: 76,
        sortable: true,
        text: ({ is_active }) => (is_active ? words.activeOnly : words.inactiveOnly),
        cell: (client) => <AccountSwitch of={client} />,
      },
      clientColumns.added,
    ];
  }, [places, phoneCodes]);
}

/** A client on a phone. */
export const clientCard = (client: Client) => (
  <>
    <span className="row between">
      <b className="client-name" title={clientName(client)}>
        {clientName(client)}
      </b>
      <AccountSwitch of={client} />
    </span>
    <span className="row between wrap">
      <ClientStanding of={client} />
      {client.kyc && <KycWaiting of={client} />}
      {client.is_locked && <LockedTag />}
    </span>
    <span className="row between dim">
      <span>{personName(client)}</span>
      <span>{associateName(client)}</span>
    </span>
  </>
);
