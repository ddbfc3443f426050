import "./external-clients.css";
import { useCountryCodes } from "#api/use-country-codes.ts";
import { formatDateTime, textOf } from "#domain/format.ts";
import { personName } from "#domain/person-name.ts";
import { shownPhone } from "#domain/shown-phone.ts";
import { Panel } from "#ui/frame/panel.tsx";
import { Facts } from "#ui/marks/facts.tsx";
import { ClientStanding } from "#ui/table/client-columns.tsx";
import type { ExternalClient } from "./client.ts";
import { ClientSwitch } from "./client-acts.tsx";
import { keyCount, lastUsed } from "./client-columns.tsx";
import { words } from "./words.ts";

/** The contact person of a client, its business, and its access. */
export function AccountPanel({ client, columns }: { client: ExternalClient; columns: number }) {
  const { business, mobile, mobile_country_id } = client;
  return (
    <Panel title={words.account} aside={<ClientSwitch of={client} />}>
      <div className="stack">
        {business && <ClientStanding of={client} />}
        <Facts
          columns={columns}
          of={[
            { label: words.company, value: textOf(business?.company_name) },
            { label: words.person, value: textOf(personName(client)) },
            { label: words.email, value: client.email },
            { label: words.userName, value: textOf(client.user_name) },
            { label: words.mobile, value: shownPhone(useCountryCodes(), mobile_country_id, mobile) },
            { label: words.provider, value: textOf(client.provider?.name) },
            { label: words.keys, value: keyCount(client) },
            { label: words.lastUsed, value: lastUsed(client) },
            { label: words.added, value: formatDateTime(client.created_at) },
          ]}
        />
      </div>
    </Panel>
  );
}
