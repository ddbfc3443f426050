import "./account-panel.css";
import { useCountryCodes } from "#api/use-country-codes.ts";
import { placeName, usePlaces } from "#api/use-places.ts";
import { textOf } from "#domain/format.ts";
import { roleIds } from "#domain/roles.ts";
import { shownPhone } from "#domain/shown-phone.ts";
import type { SessionUser } from "#machines/session-parts.ts";
import { Panel } from "#ui/frame/panel.tsx";
import { type Fact, Facts } from "#ui/marks/facts.tsx";
import { useSalespersonType } from "./use-designations.ts";
import { words } from "./words.ts";

/** The signed-in person, as the house knows them. */
export function AccountPanel({ user, columns }: { user: SessionUser; columns: number }) {
  const codes = useCountryCodes();
  const countries = usePlaces("listCountries", user.country_id === null ? null : 0);
  const states = usePlaces("listStates", user.country_id);
  const cities = usePlaces("listCities", user.state_id);
  const salesperson = useSalespersonType(user);
  const isGuest = user.role_id === roleIds.guest;
  const name = `${user.first_name} ${user.last_name}`.trim();
  const facts: Fact[] = [
    ...(isGuest ? [{ label: words.company, value: textOf(user.company_name) }] : []),
    { label: isGuest ? words.contact : words.name, value: name },
    { label: words.email, value: user.email },
    { label: words.mobile, value: shownPhone(codes, user.mobile_country_id, user.mobile) },
    ...(isGuest
      ? []
      : [
          { label: words.userName, value: textOf(user.user_name) },
          { label: words.designation, value: textOf(user.designation) },
        ]),
    ...(user.role_id === roleIds.businessAssociate
      ? [{ label: words.salespersonType, value: textOf(salesperson) }]
      : []),
    { label: words.country, value: textOf(placeName(countries.places, user.country_id)) },
    { label: words.state, value: textOf(placeName(states.places, user.state_id)) },
    { label: words.city, value: textOf(placeName(cities.places, user.city_id)) },
  ];
  return (
    <Panel title={words.account} aside={user.role_name}>
      <div className="account">
        {user.picture && <img src={user.picture.url} alt={words.pictureOf(name)} className="account-picture" />}
        <Facts of={facts} columns={columns} />
      </div>
    </Panel>
  );
}
