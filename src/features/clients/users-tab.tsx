import { useMemo } from "react";
import { useCountryCodes } from "#api/use-country-codes.ts";
import { useFetchCycle } from "#api/use-fetch-cycle.ts";
import { personName } from "#domain/person-name.ts";
import { shownPhone } from "#domain/shown-phone.ts";
import { BlankState } from "#ui/blank-state.tsx";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { TableSkeleton } from "#ui/data-table/table-skeleton.tsx";
import type { Column } from "#ui/data-table/types.ts";
import { Link } from "#ui/link.tsx";
import { ListBody } from "#ui/list-body.tsx";
import { ListDock } from "#ui/list-dock.tsx";
import { listSearch } from "#ui/list-search.ts";
import { ListStates } from "#ui/list-states.tsx";
import { associateName, type Client, type ClientDetail, clientId } from "./client.ts";
import { AccountSwitch, LockedTag, UnlockAct } from "./client-acts.tsx";
import type { ClientSearch } from "./client-search.ts";
import { words } from "./words.ts";

interface UsersTabProps {
  client: ClientDetail;
  search: ClientSearch;
  onSearch: (patch: Partial<ClientSearch>) => void;
  clientAddress: (id: number) => string;
}

const Unlock = ({ of: account }: { of: Client }) => (
  <span className="row">
    <UnlockAct of={account} />
    {account.is_locked && <LockedTag />}
  </span>
);

/** Who belongs to the business of a client. */
export function UsersTab(props: UsersTabProps) {
  const { business } = props.client;
  if (!business) return <BlankState title={words.noBusinessUsers}>{words.noBusinessText}</BlankState>;
  return <Users {...props} businessId={business.id} />;
}

function Users({ client, businessId, search, onSearch, clientAddress }: UsersTabProps & { businessId: number }) {
  const { page, size, onPage, onSize, tablePage } = listSearch(search, onSearch, { size: 50 });
  const list = useFetchCycle({
    operation: "listBusinessUsers",
    input: { path: { id: businessId }, query: { page, size } },
  });
  const columns = useUserColumns(client.id, clientAddress);
  return (
    <ListBody>
      <ListStates
        list={list}
        what={words.users}
        skeleton={<TableSkeleton label={words.users} columns={columns} />}
        empty={<BlankState title={words.noUsers}>{words.noUsersText}</BlankState>}
        onPage={onPage}
      >
        <DataTable
          label={words.usersTitle}
          columns={columns}
          rows={list.rows}
          rowId={clientId}
          card={userCard}
          page={tablePage(list.page.totalRecords)}
        />
      </ListStates>
      <ListDock list={list} page={page} size={size} onPage={onPage} onSize={onSize} />
    </ListBody>
  );
}

/** The person whose page this is needs no way to it. */
function useUserColumns(shownId: number, clientAddress: (id: number) => string): readonly Column<Client>[] {
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

/** Somebody of the business on a phone. */
const userCard = (one: Client) => (
  <>
    <span className="row between">
      <b>{personName(one)}</b>
      <AccountSwitch of={one} />
    </span>
    <span className="dim client-name">{one.email}</span>
    <Unlock of={one} />
  </>
);
