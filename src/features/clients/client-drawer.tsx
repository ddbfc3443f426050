import { useCall } from "#api/query.ts";
import { useCountryCodes } from "#api/use-country-codes.ts";
import { placeName, usePlaces } from "#api/use-places.ts";
import { count, formatDateTime, textOf } from "#domain/format.ts";
import { personName } from "#domain/person-name.ts";
import { shownPhone } from "#domain/shown-phone.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { Act } from "#ui/act/act.tsx";
import { Link } from "#ui/frame/link.tsx";
import { Drawer, type Place } from "#ui/list/drawer.tsx";
import { Facts } from "#ui/marks/facts.tsx";
import { ClientStanding, clientName } from "#ui/table/client-columns.tsx";
import { associateName, type Client } from "./client.ts";
import { AccountSwitch, DeleteClient, LockedTag, OpenClient, UnlockAct } from "./client-acts.tsx";
import { clientLists } from "./client-tabs.ts";
import { KycWaiting } from "./kyc-waiting.tsx";
import { words } from "./words.ts";

interface ClientDrawerProps {
  client: Client;
  place?: Place;
  /** The address of the client's own page, at one of its tabs. */
  addressOf: (tab?: string) => string;
  onEdit: () => void;
  onClose: () => void;
}

/** A quick look at a client beside the list, with the acts on an account that need no page of their own. */
export function ClientDrawer({ client, place, addressOf, onEdit, onClose }: ClientDrawerProps) {
  return (
    <Drawer
      title={clientName(client)}
      place={place}
      onClose={onClose}
      foot={
        <div className="row between">
          <div className="row">
            <Act variant="default" reason={useWriteReason()} onClick={onEdit}>
              {words.editMore}
            </Act>
            <UnlockAct of={client} />
          </div>
          <OpenClient to={addressOf()} />
        </div>
      }
    >
      <ClientFacts client={client} addressOf={addressOf} />
      <OpenLines client={client} addressOf={addressOf} />
      <DeleteClient of={client} onDeleted={onClose} />
    </Drawer>
  );
}

function ClientFacts({ client, addressOf }: Pick<ClientDrawerProps, "client" | "addressOf">) {
  const phoneCodes = useCountryCodes();
  const { places } = usePlaces("listCountries");
  const { email, business, mobile, mobile_country_id, kyc } = client;
  return (
    <section className="stack">
      <div>
        <ClientStanding of={client} />
      </div>
      <Facts
        columns={2}
        of={[
          { label: words.person, value: personName(client) },
          { label: words.userName, value: textOf(client.user_name) },
          { label: words.email, value: <a href={`mailto:${email}`}>{email}</a>, span: 2 },
          { label: words.mobile, value: shownPhone(phoneCodes, mobile_country_id, mobile) },
          { label: words.country, value: textOf(placeName(places, business?.country_id ?? null)) },
          { label: words.associate, value: associateName(client) },
          {
            label: words.waiting,
            value: kyc ? (
              <Link to={addressOf("kyc")}>
                <KycWaiting of={client} />
              </Link>
            ) : (
              <KycWaiting of={client} />
            ),
          },
          { label: words.added, value: formatDateTime(client.created_at) },
          {
            label: words.active,
            value: (
              <span className="row">
                <AccountSwitch of={client} />
                {client.is_locked && <LockedTag />}
              </span>
            ),
          },
        ]}
      />
    </section>
  );
}

/** The open lines of the client, each with a link to its list. */
function OpenLines({ client, addressOf }: Pick<ClientDrawerProps, "client" | "addressOf">) {
  const { data } = useCall("getClient", { path: { id: client.id } });
  return (
    <section>
      <h3>{words.openLines}</h3>
      <Facts
        columns={4}
        of={clientLists.map(({ list, tab, label }) => ({
          label,
          value: (
            <Link to={addressOf(tab)} aria-label={data ? `${label} ${count(data.lists[list])}` : label}>
              {data ? count(data.lists[list]) : "…"}
            </Link>
          ),
        }))}
      />
    </section>
  );
}
