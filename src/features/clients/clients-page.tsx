import type { FilterValues } from "#ui/filter.ts";
import "./clients.css";
import { useFetchCycle } from "#api/use-fetch-cycle.ts";
import { type RowViewer, ViewerProvider } from "#stones/row-viewer.tsx";
import { ColumnChooser } from "#ui/data-table/column-chooser.tsx";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { TableSkeleton } from "#ui/data-table/table-skeleton.tsx";
import type { Arranging } from "#ui/data-table/types.ts";
import { FilterBar } from "#ui/filter-bar.tsx";
import { ListBody } from "#ui/list-body.tsx";
import { ListDock } from "#ui/list-dock.tsx";
import { listSearch } from "#ui/list-search.ts";
import { ListStates } from "#ui/list-states.tsx";
import { Toolbar } from "#ui/toolbar.tsx";
import { useOpenRow } from "#ui/use-open-row.ts";
import { clientId } from "./client.ts";
import { clientCard, useClientColumns } from "./client-columns.tsx";
import { ClientDrawer } from "./client-drawer.tsx";
import { filterPatch, useClientFilters } from "./client-filters.ts";
import { ClientsExport } from "./clients-export.tsx";
import { begunBy, type ClientsSearch, clientsFilter } from "./clients-search.ts";
import { AddClient, ClientsTabs, NoClients } from "./clients-tabs.tsx";
import { EditClientDrawer } from "./edit-client-drawer.tsx";
import { NewClientDrawer } from "./new-client-drawer.tsx";
import { words } from "./words.ts";

export interface ClientsPageProps extends RowViewer {
  search: ClientsSearch;
  onSearch: (patch: Partial<ClientsSearch>) => void;
  /** The address of this list with that search. */
  addressOf: (search: ClientsSearch) => string;
  /** The address of one client, at one of its tabs. */
  clientAddress: (id: number, tab?: string) => string;
  onGo: (address: string) => void;
  /** How this person left the columns. */
  arranging: Arranging;
  onDirty?: (dirty: boolean) => void;
}

/** The clients of the house, or an associate's own: who waits for a decision first. */
export const ClientsPage = (props: ClientsPageProps) => (
  <ViewerProvider user={props.user} mayWrite={props.mayWrite}>
    <ClientList {...props} search={begunBy(props.user.role_id, props.search)} />
  </ViewerProvider>
);

function ClientList({ user, search, onSearch, addressOf, clientAddress, onGo, arranging, onDirty }: ClientsPageProps) {
  const { page, size, sorting, onFilter, onPage, onSize, tablePage } = listSearch(search, onSearch, { size: 500 });
  const filter = clientsFilter(search);
  const query = { ...filter, page, size, sort: search.sort };
  const list = useFetchCycle({ operation: "listClients", input: { query } });
  const columns = useClientColumns();
  const { filters, values } = useClientFilters(user.role_id, search);
  const filtered = (patch: FilterValues) => onFilter(filterPatch(patch));
  // A drawer that closes or walks on has been asked already; the page's own guard must not ask again.
  const go = (patch: Partial<ClientsSearch>) => {
    onDirty?.(false);
    onSearch({ new: undefined, edit: undefined, ...patch });
  };
  const close = () => go({ open: undefined });
  const onOpen = (id: string) => go({ open: Number(id) });
  // Whoever stands in the queue waits for a decision, which falls in the case.
  const onRow = search.tab === undefined ? (id: string) => onGo(clientAddress(Number(id), kycTab)) : onOpen;
  const open = search.open?.toString() ?? null;
  const { row, place } = useOpenRow({ rows: list.rows, rowId: clientId, open, onOpen });
  const onAdd = () => onSearch({ new: true, open: undefined, edit: undefined });
  const drawer = search.new ? (
    <NewClientDrawer onClose={close} onAdded={(id) => go({ ...nothing, tab: "all", open: id })} onDirty={onDirty} />
  ) : !row ? null : search.edit ? (
    <EditClientDrawer key={row.id} id={row.id} place={place} onClose={() => go({})} onDirty={onDirty} />
  ) : (
    <ClientDrawer
      key={row.id}
      client={row}
      place={place}
      addressOf={(tab) => clientAddress(row.id, tab)}
      onEdit={() => onSearch({ edit: true })}
      onClose={close}
    />
  );

  return (
    <>
      <Toolbar
        tools={
          <>
            <ColumnChooser columns={columns} {...arranging} />
            <ClientsExport filter={filter} matching={list.page.totalRecords} />
            <AddClient onAdd={onAdd} />
          </>
        }
      >
        <ClientsTabs search={search} counts={list.detail?.counts} addressOf={addressOf} />
      </Toolbar>
      <Toolbar>
        <FilterBar filters={filters} values={values} onChange={filtered} />
      </Toolbar>
      <ListBody drawer={drawer}>
        <ListStates
          list={list}
          what={words.clients}
          skeleton={<TableSkeleton label={words.clients} columns={columns} layout={arranging.layout} />}
          empty={<NoClients search={search} addressOf={addressOf} onAdd={onAdd} />}
          filters={filters}
          values={values}
          onFilter={filtered}
          onPage={onPage}
        >
          <DataTable
            label={words.title}
            columns={columns}
            rows={list.rows}
            rowId={clientId}
            card={clientCard}
            sorting={sorting}
            opening={{ open: row ? clientId(row) : null, onOpen: onRow }}
            arranging={arranging}
            page={tablePage(list.page.totalRecords)}
          />
        </ListStates>
        <ListDock list={list} page={page} size={size} onPage={onPage} onSize={onSize} />
      </ListBody>
    </>
  );
}

const kycTab = "kyc";

/** A search without its filters: who was just added must be seen whatever they were. */
const nothing: ClientsSearch = {
  search: undefined,
  business_associate_id: undefined,
  status: undefined,
  active: undefined,
  startDate: undefined,
  endDate: undefined,
  page: undefined,
  sort: undefined,
};
