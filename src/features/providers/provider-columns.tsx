import { count, formatDateTime, textOf } from "#domain/format.ts";
import { FreshnessTag } from "#stones/freshness-tag.tsx";
import { Code } from "#ui/marks/code.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import type { Provider } from "./provider.ts";
import { ProviderSwitch } from "./provider-acts.tsx";
import { words } from "./words.ts";

const type = ({ provider_type }: Provider) => words.types[provider_type] ?? "";
const location = ({ defaults }: Provider) => textOf(defaults.location?.name);
const delivered = ({ stocked_at }: Provider) => formatDateTime(stocked_at);

export const providerColumns: readonly Column<Provider>[] = [
  {
    id: "name",
    head: words.name,
    width: 220,
    sortable: true,
    text: ({ name }) => name,
    cell: ({ name }) => <b title={name}>{name}</b>,
  },
  { id: "provider_type", head: words.type, width: 72, text: type, cell: type },
  { id: "prefix", head: words.prefix, width: 96, sortable: true, cell: ({ prefix }) => <Code>{prefix}</Code> },
  {
    id: "location",
    head: words.location,
    width: 170,
    text: location,
    cell: (row) => <span title={location(row)}>{location(row)}</span>,
  },
  {
    id: "stones",
    head: words.stones,
    width: 96,
    number: true,
    sortable: true,
    cell: ({ stones }) => count(stones),
  },
  { id: "freshness", head: words.freshness, width: 176, cell: (provider) => <FreshnessTag of={provider} /> },
  {
    id: "stocked_at",
    head: words.delivered,
    width: 152,
    sortable: true,
    text: delivered,
    cell: (provider) => <span className="dim figures">{delivered(provider)}</span>,
  },
  {
    id: "is_active",
    head: words.active,
    width: 88,
    sortable: true,
    text: ({ is_active }) => (is_active ? words.activeOnly : words.inactiveOnly),
    cell: (provider) => <ProviderSwitch of={provider} />,
  },
];

/** A provider on a phone. */
export const providerCard = (provider: Provider) => (
  <>
    <span className="row between">
      <b>{provider.name}</b>
      <ProviderSwitch of={provider} />
    </span>
    <span className="row between dim">
      <span>
        <Code>{provider.prefix}</Code> {location(provider)}
      </span>
      <span className="figures">{words.stonesOf(provider.stones)}</span>
    </span>
    <span className="row between dim">
      <span className="figures">{delivered(provider)}</span>
      <FreshnessTag of={provider} />
    </span>
  </>
);
