import { Button } from "@mantine/core";
import { useCountryCodes } from "#api/use-country-codes.ts";
import { addresses } from "#domain/addresses.ts";
import { personName } from "#domain/person-name.ts";
import { roleIds } from "#domain/roles.ts";
import { shownPhone } from "#domain/shown-phone.ts";
import type { SessionUser } from "#machines/session-parts.ts";
import { Link } from "#ui/frame/link.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { Facts } from "#ui/marks/facts.tsx";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import { words } from "./words.ts";

/** The business of an account, and its associate. */
export function BusinessPanels({ user }: { user: SessionUser }) {
  const phoneCodes = useCountryCodes();
  const { business_details: business, business_associate_details: associate } = user;
  return (
    <>
      <Panel title={words.business} aside={business && <StatusBadge list="business" code={business.status} />}>
        {business ? (
          <Facts of={[{ label: words.company, value: business.company_name }]} columns={1} />
        ) : (
          <>
            <Missing title={words.noBusiness} text={words.noBusinessText} />
            <Link to={addresses.ownBusiness}>{words.giveBusiness}</Link>
          </>
        )}
      </Panel>
      <Panel title={words.associate}>
        {associate ? (
          <Facts
            columns={2}
            of={[
              { label: words.name, value: personName(associate) },
              { label: words.mobile, value: shownPhone(phoneCodes, associate.mobile_country_id, associate.mobile) },
              { label: words.email, value: <a href={`mailto:${associate.email}`}>{associate.email}</a>, span: 2 },
            ]}
          />
        ) : (
          <Missing title={words.noAssociate} text={words.noAssociateText} />
        )}
      </Panel>
    </>
  );
}

/** The guest's own details, and the benefits of an account. */
export function GuestPanel({ onSignUp }: { onSignUp: () => void }) {
  return (
    <Panel title={words.guest}>
      <div className="stack">
        <p>{words.guestText}</p>
        <div>
          <Button variant="default" onClick={onSignUp}>
            {words.signUp}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

const Missing = ({ title, text }: { title: string; text: string }) => (
  <div>
    <p>
      <b>{title}</b>
    </p>
    <p className="dim">{text}</p>
  </div>
);

/** True for roles that buy, which belong to a business. The house's own people do not. */
export const belongsToBusiness = ({ role_id, business_id }: SessionUser) =>
  business_id !== null || role_id === roleIds.customer;
