import { useFetchCycle } from "#api/use-fetch-cycle.ts";
import { messages } from "#domain/messages.ts";
import { type RowViewer, ViewerProvider } from "#stones/row-viewer.tsx";
import { Act } from "#ui/act.tsx";
import { BlankState } from "#ui/blank-state.tsx";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { TableSkeleton } from "#ui/data-table/table-skeleton.tsx";
import type { Filter } from "#ui/filter.ts";
import { FilterBar } from "#ui/filter-bar.tsx";
import { ListBody } from "#ui/list-body.tsx";
import { ListDock } from "#ui/list-dock.tsx";
import { listSearch } from "#ui/list-search.ts";
import { ListStates } from "#ui/list-states.tsx";
import { Toolbar } from "#ui/toolbar.tsx";
import { useOpenRow } from "#ui/use-open-row.ts";
import { staffCard, staffColumns, staffId } from "./staff-columns.tsx";
import { EditStaffDrawer, NewStaffDrawer } from "./staff-drawers.tsx";
import { type KindName, type Staff, staffKinds } from "./staff-kinds.ts";
import type { StaffSearch } from "./staff-search.ts";
import { words } from "./words.ts";

const filters: readonly Filter[] = [
  { kind: "search", name: "search", label: words.search, placeholder: words.searchHint },
  {
    kind: "choice",
    name: "status",
    label: words.status,
    choices: [
      { value: "active", label: words.active },
      { value: "inactive", label: words.inactive },
    ],
  },
];

export interface StaffPageProps extends RowViewer {
  kind: KindName;
  search: StaffSearch;
  onSearch: (patch: Partial<StaffSearch>) => void;
  /** Where the rights of a person are kept; absent for whoever may not see them. */
  rightsOf?: (person: Staff) => string;
  onDirty?: (dirty: boolean) => void;
}

/** The people of one role of the house: added, changed, switched off, and deleted as long as nothing names them. */
export function StaffPage({ kind: name, user, mayWrite, search, onSearch, rightsOf, onDirty }: StaffPageProps) {
  const kind = staffKinds[name];
  const { page, size, sorting, onFilter, onPage, onSize, tablePage } = listSearch(search, onSearch, { size: 50 });
  const is_active = search.status && search.status === "active";
  const list = useFetchCycle({
    operation: kind.list,
    input: { query: { page, size, search: search.search, sort: search.sort, is_active } },
    columns: staffColumns,
  });
  const values = { search: search.search, status: search.status };
  // A drawer that closes or walks on has been asked already; the page's own guard must not ask again.
  const go = (patch: Partial<StaffSearch>) => {
    onDirty?.(false);
    onSearch(patch);
  };
  const close = () => go({ open: undefined, add: undefined });
  const onOpen = (id: string) => go({ open: Number(id), add: undefined });
  const open = search.open?.toString() ?? null;
  const { row, place } = useOpenRow({ rows: list.rows, rowId: staffId, open, onOpen });
  const add = (
    <Act
      variant="default"
      reason={mayWrite ? null : messages.forbidden}
      onClick={() => onSearch({ add: true, open: undefined })}
    >
      {kind.words.addMore}
    </Act>
  );
  const drawer = search.add ? (
    <NewStaffDrawer kind={kind} onClose={close} onDirty={onDirty} />
  ) : (
    row && (
      <EditStaffDrawer
        key={`${row.id} ${row.version}`}
        kind={kind}
        person={row}
        place={place}
        rights={rightsOf?.(row)}
        onClose={close}
        onDirty={onDirty}
      />
    )
  );

  return (
    <ViewerProvider user={user} mayWrite={mayWrite}>
      <Toolbar tools={add}>
        <FilterBar filters={filters} values={values} onChange={onFilter} />
      </Toolbar>
      <ListBody drawer={drawer}>
        <ListStates
          list={list}
          what={kind.words.people}
          skeleton={<TableSkeleton label={kind.words.people} columns={staffColumns} />}
          empty={
            <BlankState title={kind.words.none} acts={add}>
              {kind.words.noneText}
            </BlankState>
          }
          filters={filters}
          values={values}
          onFilter={onFilter}
          onPage={onPage}
        >
          <DataTable
            label={kind.words.title}
            columns={list.columns}
            rows={list.rows}
            rowId={staffId}
            card={staffCard}
            sorting={sorting}
            opening={{
              open: row ? staffId(row) : null,
              onOpen: (id) => onSearch({ open: Number(id), add: undefined }),
            }}
            page={tablePage(list.page.totalRecords)}
          />
        </ListStates>
        <ListDock list={list} page={page} size={size} onPage={onPage} onSize={onSize} />
      </ListBody>
    </ViewerProvider>
  );
}
