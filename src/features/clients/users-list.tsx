import { useMemo } from "react";
import { useCountryCodes } from "#api/use-country-codes.ts";
import { personName } from "#domain/person-name.ts";
import { shownPhone } from "#domain/shown-phone.ts";
import { listOf } from "#screens/list-of.ts";
import { Link } from "#ui/frame/link.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import { associateName, type Client, clientId } from "./client.ts";
import { AccountSwitch, LockedTag, UnlockAct } from "./client-acts.tsx";
import type { ClientSearch } from "./client-search.ts";
import { words } from "./words.ts";

const Unlock = ({ of: account }: { of: Client }) => (
  <span className="row">
    <UnlockAct of={account} />
    {account.is_locked && <LockedTag />}
  </span>
);

/** The columns of the people of a business. The person of this page needs no link to it. */
export function useUserColumns(shownId: number, clientAddress: (id: number) => string): readonly Column<Client>[] {
  const phoneCodes = useCountryCodes();
  return useMemo((): readonly Column<Client>[] => {
    const mobile = (one: Client) => shownPhone(phoneCodes, one.mobile_country_id, one.mobile);
    return [
      {
        id: "name",
        head: words.name,
        width: 180,
        text: personName,
        cell: (one) =>
          one.id === shownId ? <b>{personName(one)}</b> : <Link to={clientAddress(one.id)}>{personName(one)}</Link>,
      },
      { id: "email", head: words.email, width: 230, cell: ({ email }) => <span title={email}>{email}</span> },
      { id: "mobile", head: words.mobile, width: 150, text: mobile, cell: mobile },
      { id: "business_associate", head: words.associate, width: 150, text: associateName, cell: associateName },
      {
        id: "is_active",
        head: words.active,
        width: 76,
        text: ({ is_active }) => (is_active ? words.activeOnly : words.inactiveOnly),
        cell: (one) => <AccountSwitch of={one} />,
      },
      { id: "unlock", head: words.signIn, width: 240, text: () => "", cell: (one) => <Unlock of={one} /> },
    ];
  }, [phoneCodes, shownId, clientAddress]);
}

/** A person of the business on a phone. */
const userCard = (one: Client) => (
  <>
    <span className="row between">
      <b>{personName(one)}</b>
      <AccountSwitch of={one} />
    </span>
    <span className="dim client-name" title={one.email}>
      {one.email}
    </span>
    <Unlock of={one} />
  </>
);

/** The people of a business. */
export const usersList = (businessId: number, columns: readonly Column<Client>[]) =>
  listOf({
    operation: "listBusinessUsers",
    input: (_: ClientSearch, at) => ({ path: { id: businessId }, query: at }),
    failure: "dataNotFetched",
    title: words.usersTitle,
    what: words.users,
    columns,
    rowId: clientId,
    card: userCard,
    size: 50,
    filters: [],
  });
