import { SegmentedControl } from "@mantine/core";
import { useFetchCycle } from "#api/use-fetch-cycle.ts";
import { addresses } from "#domain/addresses.ts";
import { type RowViewer, useWriteReason, ViewerProvider } from "#stones/row-viewer.tsx";
import { Act } from "#ui/act.tsx";
import { BlankState } from "#ui/blank-state.tsx";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { TableSkeleton } from "#ui/data-table/table-skeleton.tsx";
import type { Filter, FilterValues } from "#ui/filter.ts";
import { FilterBar } from "#ui/filter-bar.tsx";
import { ListBody } from "#ui/list-body.tsx";
import { ListDock } from "#ui/list-dock.tsx";
import { listSearch } from "#ui/list-search.ts";
import { ListStates } from "#ui/list-states.tsx";
import { Toolbar } from "#ui/toolbar.tsx";
import { useOpenRow } from "#ui/use-open-row.ts";
import { clientId } from "./client.ts";
import { clientCard, clientColumns } from "./client-columns.tsx";
import { externalPageSize } from "./client-tabs.ts";
import { type ClientsSearch, filterPatch } from "./clients-search.ts";
import { EditClientDrawer } from "./edit-client-drawer.tsx";
import { NewClientDrawer } from "./new-client-drawer.tsx";
import { words } from "./words.ts";

const filters: readonly Filter[] = [
  { kind: "search", name: "search", label: words.search, placeholder: words.searchHint },
  {
    kind: "choice",
    name: "source",
    label: words.source,
    choices: Object.entries(words.sources).map(([value, label]) => ({ value, label })),
  },
  {
    kind: "choice",
    name: "active",
    label: words.active,
    choices: [
      { value: "yes", label: words.activeOnly },
      { value: "no", label: words.inactiveOnly },
    ],
  },
];

export interface ClientsPageProps extends RowViewer {
  search: ClientsSearch;
  onSearch: (patch: Partial<ClientsSearch>) => void;
  /** What comes after a client was added. */
  onAdded: (id: number) => void;
  onDirty?: (dirty: boolean) => void;
}

/** API and FTP clients. A row opens beside the list, its company leads to the client's own page. */
export const ClientsPage = (props: ClientsPageProps) => (
  <ViewerProvider user={props.user} mayWrite={props.mayWrite}>
    <ClientList {...props} />
  </ViewerProvider>
);

function ClientList({ search, onSearch, onAdded, onDirty }: ClientsPageProps) {
  const { page, size, sorting, onFilter, onPage, onSize, tablePage } = listSearch(search, onSearch, {
    size: externalPageSize,
  });
  const { source, active, sort } = search;
  const diamond_type = search.diamond_type ?? ("white" as const);
  const query = {
    page,
    size,
    sort,
    source,
    diamond_type,
    search: search.search,
    is_active: active && active === "yes",
  };
  const list = useFetchCycle({ operation: "listExternalClients", input: { query }, columns: clientColumns });
  // A drawer that closes or walks on has been asked already; the page's own guard must not ask again.
  const go = (patch: Partial<ClientsSearch>) => {
    onDirty?.(false);
    onSearch({ new: undefined, ...patch });
  };
  const close = () => go({ open: undefined });
  const onOpen = (id: string) => go({ open: Number(id) });
  const open = search.open?.toString() ?? null;
  const { row, place } = useOpenRow({ rows: list.rows, rowId: clientId, open, onOpen });
  const values = { search: search.search, source: source?.toString(), active };
  const filter = (patch: FilterValues) => onFilter(filterPatch(patch));
  const add = (
    <Act variant="default" reason={useWriteReason()} onClick={() => onSearch({ new: true, open: undefined })}>
      {words.addMore}
    </Act>
  );
  return (
    <>
      <Toolbar tools={add}>
        <FilterBar filters={filters} values={values} onChange={filter}>
          <SegmentedControl
            size="xs"
            aria-label={words.types}
            data={[
              { value: "white", label: words.white },
              { value: "fancy", label: words.fancy },
            ]}
            value={diamond_type}
            onChange={(next) => onSearch({ diamond_type: next === "fancy" ? "fancy" : undefined, page: undefined })}
          />
        </FilterBar>
      </Toolbar>
      <ListBody
        drawer={
          search.new ? (
            <NewClientDrawer onAdded={onAdded} onClose={close} onDirty={onDirty} />
          ) : (
            row && (
              <EditClientDrawer
                key={row.id}
                client={row}
                place={place}
                to={addresses.externalClient(row.id)}
                onClose={close}
                onGone={close}
                onDirty={onDirty}
              />
            )
          )
        }
      >
        <ListStates
          list={list}
          what={words.clients}
          skeleton={<TableSkeleton label={words.clients} columns={clientColumns} />}
          empty={
            <BlankState title={words.none} acts={add}>
              {words.noneText}
            </BlankState>
          }
          filters={filters}
          values={values}
          onFilter={filter}
          onPage={onPage}
        >
          <DataTable
            label={words.title}
            columns={list.columns}
            rows={list.rows}
            rowId={clientId}
            card={clientCard}
            sorting={sorting}
            opening={{ open: row ? clientId(row) : null, onOpen }}
            page={tablePage(list.page.totalRecords)}
          />
        </ListStates>
        <ListDock list={list} page={page} size={size} onPage={onPage} onSize={onSize} />
      </ListBody>
    </>
  );
}
