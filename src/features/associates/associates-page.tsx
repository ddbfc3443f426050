import { useFetchCycle } from "#api/use-fetch-cycle.ts";
import { type RowViewer, useWriteReason, ViewerProvider } from "#stones/row-viewer.tsx";
import { Act } from "#ui/act.tsx";
import { BlankState } from "#ui/blank-state.tsx";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { TableSkeleton } from "#ui/data-table/table-skeleton.tsx";
import { FilterBar } from "#ui/filter-bar.tsx";
import { ListBody } from "#ui/list-body.tsx";
import { ListDock } from "#ui/list-dock.tsx";
import { listSearch } from "#ui/list-search.ts";
import { ListStates } from "#ui/list-states.tsx";
import { Toolbar } from "#ui/toolbar.tsx";
import { useOpenRow } from "#ui/use-open-row.ts";
import { associateId } from "./associate.ts";
import { associateCard, useAssociateColumns } from "./associate-columns.tsx";
import { AssociateDrawer } from "./associate-drawer.tsx";
import { EditAssociateDrawer, NewAssociateDrawer } from "./associate-drawers.tsx";
import { associateFilters } from "./associate-filters.ts";
import { type TabPath, tabAddress } from "./associate-tabs.ts";
import { AssociatesExport } from "./associates-export.tsx";
import { type AssociatesSearch, associatesFilter } from "./associates-search.ts";
import { useOpenAssociate } from "./use-open-associate.ts";
import { words } from "./words.ts";

export interface AssociatesPageProps extends RowViewer {
  search: AssociatesSearch;
  onSearch: (patch: Partial<AssociatesSearch>) => void;
  /** Whether this person may look at a tab of an associate. */
  mayOpen: (tab: TabPath) => boolean;
  onDirty?: (dirty: boolean) => void;
}

/** Salespeople, each with their own customers. A row opens beside the list. */
export const AssociatesPage = (props: AssociatesPageProps) => (
  <ViewerProvider user={props.user} mayWrite={props.mayWrite}>
    <AssociateList {...props} />
  </ViewerProvider>
);

function AssociateList({ search, onSearch, mayOpen, onDirty }: AssociatesPageProps) {
  const { page, size, sorting, onFilter, onPage, onSize, tablePage } = listSearch(search, onSearch, { size: 500 });
  const filter = associatesFilter(search);
  const query = { ...filter, page, size, sort: search.sort };
  const list = useFetchCycle({ operation: "listAssociates", input: { query }, fallback: "dataNotFetched" });
  const columns = useAssociateColumns();
  // A drawer that closes or walks on has been asked already; the page's own guard must not ask again.
  const go = (patch: Partial<AssociatesSearch>) => {
    onDirty?.(false);
    onSearch({ new: undefined, edit: undefined, ...patch });
  };
  const close = () => go({ open: undefined });
  const opened = useOpenAssociate(search.open, close);
  const onOpen = (id: string) => go({ open: Number(id) });
  const { row, place } = useOpenRow({ rows: list.rows, rowId: associateId, open: opened.id, onOpen });
  const shown = opened.detail ?? row;
  const values = { search: search.search, active: search.active };
  const add = (
    <Act
      variant="default"
      reason={useWriteReason()}
      onClick={() => onSearch({ new: true, open: undefined, edit: undefined })}
    >
      {words.addMore}
    </Act>
  );
  const drawer = search.new ? (
    <NewAssociateDrawer onClose={close} onAdded={(id) => go({ ...unfiltered, open: id })} onDirty={onDirty} />
  ) : !shown ? null : search.edit ? (
    <EditAssociateDrawer key={shown.id} associate={shown} place={place} onClose={() => go({})} onDirty={onDirty} />
  ) : (
    <AssociateDrawer
      key={shown.id}
      associate={shown}
      detail={opened.detail}
      place={place}
      addressOf={(tab) => (mayOpen(tab) ? tabAddress(shown.id, tab) : undefined)}
      onEdit={() => onSearch({ edit: true })}
      onClose={close}
    />
  );

  return (
    <>
      <Toolbar
        tools={
          <>
            <AssociatesExport filter={filter} sort={search.sort} matching={list.page.totalRecords} />
            {add}
          </>
        }
      >
        <FilterBar filters={associateFilters} values={values} onChange={onFilter} />
      </Toolbar>
      <ListBody drawer={drawer}>
        <ListStates
          list={list}
          what={words.associates}
          skeleton={<TableSkeleton label={words.associates} columns={columns} />}
          empty={
            <BlankState title={words.none} acts={add}>
              {words.noneText}
            </BlankState>
          }
          filters={associateFilters}
          values={values}
          onFilter={onFilter}
          onPage={onPage}
        >
          <DataTable
            label={words.title}
            columns={columns}
            rows={list.rows}
            rowId={associateId}
            card={associateCard}
            sorting={sorting}
            opening={{ open: opened.id, onOpen }}
            page={tablePage(list.page.totalRecords)}
          />
        </ListStates>
        <ListDock list={list} page={page} size={size} onPage={onPage} onSize={onSize} />
      </ListBody>
    </>
  );
}

/** Who was just added must be seen, whatever was looked for. */
const unfiltered: AssociatesSearch = { search: undefined, active: undefined, page: undefined, sort: undefined };
