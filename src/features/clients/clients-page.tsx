import "./clients.css";
import type { EditingPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { useClientNews } from "#stones/live-stones.tsx";
import { type RowViewer, ViewerProvider } from "#stones/row-viewer.tsx";
import { ColumnChooser } from "#ui/table/data-table/column-chooser.tsx";
import type { Arranging } from "#ui/table/data-table/types.ts";
import { useClientColumns } from "./client-columns.tsx";
import { useClientFilters } from "./client-filters.ts";
import { ClientsDrawer } from "./clients-drawer.tsx";
import { ClientsExport } from "./clients-export.tsx";
import { clientsList } from "./clients-list.ts";
import { begunBy, type ClientsSearch, clientsFilter } from "./clients-search.ts";
import { AddClient, ClientsTabs, NoClients } from "./clients-tabs.tsx";

export interface ClientsPageProps extends RowViewer, EditingPage<ClientsSearch> {
  /** The address of this list with a search. */
  addressOf: (search: ClientsSearch) => string;
  /** The address of one client, at one of its tabs. */
  clientAddress: (id: number, tab?: string) => string;
  onGo: (address: string) => void;
  /** The person's own arrangement of the columns. */
  arranging: Arranging;
}

/** The clients of the house, or an associate's own. Those who wait for a decision come first. */
export const ClientsPage = (props: ClientsPageProps) => (
  <ViewerProvider user={props.user} mayWrite={props.mayWrite}>
    <ClientList {...props} search={begunBy(props.user.role_id, props.search)} />
  </ViewerProvider>
);

function ClientList(props: ClientsPageProps) {
  const { user, search, addressOf, clientAddress, onGo, arranging } = props;
  const columns = useClientColumns();
  const list = useListScreen(clientsList(columns, useClientFilters(user.role_id, search)), props);
  const { open, state, cycle, show } = list;
  useClientNews(cycle.refetch);
  const onAdd = () => show({ new: true });
  // A client in the queue waits for a decision, so its row opens the documents.
  const toCase = { open, onOpen: (id: string) => onGo(clientAddress(Number(id), "kyc")) };
  return (
    <ListScreen
      list={list}
      empty={<NoClients search={search} addressOf={addressOf} onAdd={onAdd} />}
      opening={search.tab === undefined ? toCase : undefined}
      arranging={arranging}
      tabs={<ClientsTabs search={search} counts={cycle.detail?.counts} addressOf={addressOf} />}
      tools={
        <>
          <ColumnChooser columns={columns} {...arranging} />
          <ClientsExport filter={clientsFilter(search)} matching={state.page.totalRecords} />
        </>
      }
      add={<AddClient onAdd={onAdd} />}
      drawer={<ClientsDrawer list={list} search={search} clientAddress={clientAddress} />}
    />
  );
}
