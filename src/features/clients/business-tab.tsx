import { placeName, usePlaceLists } from "#api/use-places.ts";
import { addresses } from "#domain/addresses.ts";
import { codes } from "#domain/codes.ts";
import { formatDateTime, textOf } from "#domain/format.ts";
import { Link } from "#ui/frame/link.tsx";
import { Columns } from "#ui/frame/page.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import { Code } from "#ui/marks/code.tsx";
import { type Fact, Facts } from "#ui/marks/facts.tsx";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { AssociatePanel } from "./associate-panel.tsx";
import type { Business, ClientDetail } from "./client.ts";
import { BusinessSwitch } from "./client-acts.tsx";
import type { ClientFrameProps } from "./client-frame-props.ts";
import { PersonPanel } from "./person-panel.tsx";
import { TaxFact } from "./tax-fact.tsx";
import { words } from "./words.ts";

interface BusinessTabProps
  extends Pick<ClientFrameProps, "client" | "search" | "onSearch" | "mayRead" | "mayAct" | "onGone" | "renderActs"> {
  /** The business; null until it is read, or if there is none. */
  business: Business | null;
}

/** The details of a client: the business, the person, the associate, and links to other screens. */
export function BusinessTab(props: BusinessTabProps) {
  const { client, business, search, onSearch, mayRead, mayAct, onGone, renderActs } = props;
  return (
    <Columns>
      <div className="client-side">
        <BusinessPanel client={client} business={business} />
        <PlacesToGo client={client} mayRead={mayRead} mayAct={mayAct} />
      </div>
      <div className="client-side">
        <PersonPanel
          client={client}
          onEdit={() => onSearch({ edit: "person" })}
          onGone={onGone}
          acts={renderActs?.(client)}
        />
        <AssociatePanel
          client={client}
          isHanding={search.handOver === true}
          onHand={(handOver) => onSearch({ handOver: handOver || undefined })}
        />
      </div>
    </Columns>
  );
}

function BusinessPanel({ client, business }: { client: ClientDetail; business: Business | null }) {
  if (!client.business) {
    return (
      <Panel title={words.business}>
        <BlankState title={words.noBusiness}>{words.noBusinessText}</BlankState>
      </Panel>
    );
  }
  return (
    <Panel title={words.business} aside={<StatusBadge list="business" code={client.business.status} />}>
      {business ? <BusinessFacts business={business} /> : <SkeletonRows label={words.business} />}
    </Panel>
  );
}

/** The time of the registration, if any: the house's first clients were registered from the start. */
const registered = ({ status, registered_at }: Business): string =>
  status !== codes.business.registered
    ? textOf(null)
    : registered_at
      ? formatDateTime(registered_at)
      : words.fromTheStart;

function BusinessFacts({ business }: { business: Business }) {
  const { countries, states, cities } = usePlaceLists(business);
  const { website, tax_identification_number: tax } = business;
  const facts: Fact[] = [
    { label: words.company, value: business.company_name },
    { label: words.type, value: textOf(business.type) },
    { label: words.taxNumber, value: tax ? <Code>{tax}</Code> : textOf(null) },
    { label: words.tax, value: <TaxFact business={business} /> },
    { label: words.registeredAt, value: registered(business) },
    { label: words.active, value: <BusinessSwitch of={business} /> },
    { label: words.postalCode, value: textOf(business.postal_code) },
    { label: words.address, value: textOf(business.address), span: 2 },
    { label: words.city, value: textOf(placeName(cities.places, business.city_id)) },
    { label: words.state, value: textOf(placeName(states.places, business.state_id)) },
    { label: words.country, value: textOf(placeName(countries.places, business.country_id)) },
    { label: words.phone, value: textOf(business.phone) },
    { label: words.website, value: textOf(website) },
    { label: words.added, value: formatDateTime(business.created_at) },
    { label: words.updated, value: formatDateTime(business.updated_at) },
  ];
  return <Facts of={facts} columns={2} />;
}

/** Links to the screens with more about this client. */
function PlacesToGo({ client, mayRead, mayAct }: Pick<BusinessTabProps, "client" | "mayRead" | "mayAct">) {
  const { id, business, has_markup } = client;
  const markups = business && mayRead("inventory/markups");
  const stones = mayRead("search");
  if (!markups && !stones) return null;
  return (
    <Panel title={words.shortcuts}>
      <ul className="stack">
        {markups && (
          <li>
            <Link to={addresses.markupsOf(business.id)}>{words.markup}</Link>
            <div className="dim">{words.markupNote(has_markup)}</div>
          </li>
        )}
        {stones && (
          <li>
            <Link to={addresses.stonesOf(id)}>{words.seenStones}</Link>
            <div className="dim">{words.seenStonesNote(mayAct)}</div>
          </li>
        )}
      </ul>
    </Panel>
  );
}
