import type { ListPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { BlankState } from "#ui/list/blank-state.tsx";
import type { ClientDetail } from "./client.ts";
import type { ClientSearch } from "./client-search.ts";
import { usersList, useUserColumns } from "./users-list.tsx";
import { words } from "./words.ts";

interface UsersTabProps extends ListPage<ClientSearch> {
  client: ClientDetail;
  clientAddress: (id: number) => string;
}

/** The people of a client's business. */
export function UsersTab(props: UsersTabProps) {
  const { business } = props.client;
  if (!business) return <BlankState title={words.noBusinessUsers}>{words.noBusinessText}</BlankState>;
  return <Users {...props} businessId={business.id} />;
}

function Users({ client, businessId, clientAddress, ...page }: UsersTabProps & { businessId: number }) {
  const list = useListScreen(usersList(businessId, useUserColumns(client.id, clientAddress)), page);
  return <ListScreen list={list} empty={{ title: words.noUsers, text: words.noUsersText }} />;
}
