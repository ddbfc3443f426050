import type { ReactNode } from "react";
import { count, formatDateTime, textOf } from "#domain/format.ts";
import { originNames } from "#domain/stone.ts";
import { Code } from "#ui/marks/code.tsx";
import { Facts } from "#ui/marks/facts.tsx";
import type { Provider } from "./provider.ts";
import { words } from "./words.ts";

const link = (scheme: "mailto" | "tel", value: string | null): ReactNode =>
  value === null ? textOf(null) : <a href={`${scheme}:${value.replaceAll(" ", "")}`}>{value}</a>;

/** Everything that the house knows of a provider, in sections. */
export function ProviderFacts({ of: provider }: { of: Provider }) {
  const { diamond_type, stone_origin, location } = provider.defaults;
  return (
    <>
      <section>
        <Facts
          columns={2}
          of={[
            { label: words.type, value: words.types[provider.provider_type] },
            { label: words.prefix, value: <Code>{provider.prefix}</Code> },
            { label: words.stones, value: count(provider.stones) },
            { label: words.delivered, value: formatDateTime(provider.stocked_at) },
          ]}
        />
      </section>
      <section>
        <h3>{words.contact}</h3>
        <Facts
          columns={2}
          of={[
            { label: words.contactName, value: textOf(provider.contact_name) },
            { label: words.phone, value: link("tel", provider.contact_phone) },
            { label: words.email, value: link("mailto", provider.contact_email), span: 2 },
          ]}
        />
      </section>
      <section>
        <h3>{words.defaults}</h3>
        <Facts
          columns={3}
          of={[
            { label: words.location, value: location?.name ?? words.fileSays },
            { label: words.diamondType, value: diamond_type ? words.diamondTypes[diamond_type] : words.fileSays },
            { label: words.origin, value: stone_origin ? originNames[stone_origin] : words.fileSays },
          ]}
        />
      </section>
      <section>
        <h3>{words.delivery}</h3>
        <Facts
          columns={2}
          of={[
            { label: words.freshHours, value: `${count(provider.fresh_hours)}${words.hours}` },
            {
              label: words.lapseHours,
              value: provider.lapse_hours === null ? words.neverLapses : `${count(provider.lapse_hours)}${words.hours}`,
            },
            { label: words.goneLimit, value: `${provider.gone_limit_pct}${words.percent}` },
            { label: words.priceLimit, value: `${provider.price_limit_pct}${words.percent}` },
          ]}
        />
      </section>
      <section>
        <h3>{words.more}</h3>
        <Facts
          columns={2}
          of={[
            { label: words.terms, value: textOf(provider.terms), span: 2 },
            { label: words.note, value: textOf(provider.note), span: 2 },
            { label: words.added, value: formatDateTime(provider.created_at) },
            { label: words.changed, value: formatDateTime(provider.updated_at) },
          ]}
        />
      </section>
    </>
  );
}
