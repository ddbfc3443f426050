import type { ReactNode } from "react";
import { useCountryCodes } from "#api/use-country-codes.ts";
import { nameIn, useOffered } from "#api/use-offered.ts";
import { placeName, usePlaceLists } from "#api/use-places.ts";
import { formatDateTime, textOf } from "#domain/format.ts";
import { personName } from "#domain/person-name.ts";
import { shownPhone } from "#domain/shown-phone.ts";
import { TakeSecondFactor } from "#screens/second-factor/take-second-factor.tsx";
import { words as factorWords } from "#screens/second-factor/words.ts";
import { SessionsOf } from "#screens/sessions/sessions-of.tsx";
import { words as sessionWords } from "#screens/sessions/words.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { useSessionsReason } from "#stones/use-sessions-reason.ts";
import { useTakeReason } from "#stones/use-take-reason.ts";
import { Act } from "#ui/act/act.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { Facts } from "#ui/marks/facts.tsx";
import { type ClientDetail, refreshes } from "./client.ts";
import { AccountSwitch, DeleteClient, InviteAct, LockedTag, UnlockAct } from "./client-acts.tsx";
import { words } from "./words.ts";

interface PersonPanelProps {
  client: ClientDetail;
  onEdit: () => void;
  /** Called after the deletion. */
  onGone: () => void;
  /** Further acts on the account. */
  acts?: ReactNode;
}

/** The account of a client, with its acts. */
export function PersonPanel({ client, onEdit, onGone, acts }: PersonPanelProps) {
  const phoneCodes = useCountryCodes();
  const { countries, states, cities } = usePlaceLists(client);
  const designations = useOffered("COMPANY_DESIGNATION");
  const { email, mobile, mobile_country_id, designation_id } = client;
  const places = [
    placeName(cities.places, client.city_id),
    placeName(states.places, client.state_id),
    placeName(countries.places, client.country_id),
  ];
  return (
    <Panel
      title={words.person}
      aside={
        <>
          {client.is_locked && <LockedTag />}
          <span aria-hidden="true">{client.is_active ? words.activeOnly : words.inactiveOnly}</span>
          <AccountSwitch of={client} />
        </>
      }
    >
      <div className="stack">
        <Facts
          columns={2}
          of={[
            { label: words.name, value: personName(client) },
            { label: words.designation, value: textOf(nameIn(designations, designation_id)) },
            { label: words.email, value: <a href={`mailto:${email}`}>{email}</a> },
            { label: words.userName, value: textOf(client.user_name) },
            { label: words.mobile, value: shownPhone(phoneCodes, mobile_country_id, mobile) },
            { label: words.place, value: textOf(places.filter(Boolean).join(", ")) },
            {
              label: factorWords.fact,
              value: <TakeSecondFactor of={client} reason={useTakeReason(client.id)} refreshes={refreshes} />,
            },
            {
              label: sessionWords.fact,
              value: <SessionsOf of={client} reason={useSessionsReason(client.id)} />,
            },
            { label: words.added, value: formatDateTime(client.created_at) },
            { label: words.updated, value: formatDateTime(client.updated_at) },
            ...(client.invited_until === null
              ? []
              : [{ label: words.invitedUntil, value: formatDateTime(client.invited_until) }]),
          ]}
        />
        <div className="row wrap">
          <Act variant="default" reason={useWriteReason()} onClick={onEdit}>
            {words.editPersonMore}
          </Act>
          <UnlockAct of={client} />
          <InviteAct of={client} />
          {acts}
        </div>
        <DeleteClient of={client} onDeleted={onGone} />
      </div>
    </Panel>
  );
}
