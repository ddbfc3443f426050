import { useMemo } from "react";
import { useFetchCycle } from "#api/use-fetch-cycle.ts";
import { messages } from "#domain/messages.ts";
import { type User, ViewerProvider } from "#stones/row-viewer.tsx";
import { Act } from "#ui/act.tsx";
import { BlankState } from "#ui/blank-state.tsx";
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
import { allSubMasterFilters, subMasterFilters } from "./list-filters.ts";
import type { Master } from "./masters-columns.tsx";
import { isActiveOf } from "./masters-search.ts";
import { EditSubMasterDrawer, NewSubMasterDrawer } from "./sub-master-drawers.tsx";
import { subMasterCard, subMasterColumns, subMasterId } from "./sub-masters-columns.tsx";
import type { SubMastersSearch } from "./sub-masters-search.ts";
import { words } from "./words.ts";

export interface SubMastersListProps {
  user: User;
  mayWrite: boolean;
  /** The one whose list it is; without it all sub-masters are listed. */
  master?: Master;
  /** By which one may narrow the list of all. */
  masters?: readonly Master[];
  search: SubMastersSearch;
  onSearch: (patch: Partial<SubMastersSearch>) => void;
  /** How this person left the columns. */
  arranging: Arranging;
  onDirty?: (dirty: boolean) => void;
}

/** Sub-masters of one master, or of all: 500 a page, columns as one likes them, one drawer for each. */
export function SubMastersList(props: SubMastersListProps) {
  const { user, mayWrite, master, masters, search, onSearch, arranging, onDirty } = props;
  const { page, size, sorting, onFilter, onPage, onSize, tablePage } = listSearch(search, onSearch, { size: 500 });
  const masterId = master?.id ?? (search.master ? Number(search.master) : undefined);
  const list = useFetchCycle({
    operation: "listSubMasters",
    input: {
      query: { page, size, masterId, search: search.search, sort: search.sort, is_active: isActiveOf(search.status) },
    },
    columns: subMasterColumns,
  });

  // A drawer that closes or walks on has been asked already; the page's own guard must not ask again.
  const go = (patch: Partial<SubMastersSearch>) => {
    onDirty?.(false);
    onSearch(patch);
  };
  const close = () => go({ open: undefined, add: undefined });
  const { row, place } = useOpenRow({
    rows: list.rows,
    rowId: subMasterId,
    open: search.open?.toString() ?? null,
    onOpen: (id) => go({ open: Number(id) }),
  });
  const filters = useMemo(() => (masters ? allSubMasterFilters(masters) : subMasterFilters), [masters]);
  const values = { search: search.search, status: search.status, master: search.master };
  const add = (
    <Act
      variant="default"
      reason={mayWrite ? null : messages.forbidden}
      onClick={() => onSearch({ add: true, open: undefined, view: undefined })}
    >
      {words.addSubMasterMore}
    </Act>
  );

  return (
    <ViewerProvider user={user} mayWrite={mayWrite}>
      <Toolbar
        tools={
          <>
            <ColumnChooser columns={subMasterColumns} {...arranging} />
            {master && (
              <Act
                variant="default"
                reason={mayWrite ? null : messages.forbidden}
                onClick={() => onSearch({ view: "arrange", open: undefined, add: undefined })}
              >
                {words.arrange}
              </Act>
            )}
            {add}
          </>
        }
      >
        <FilterBar filters={filters} values={values} onChange={onFilter} />
      </Toolbar>
      <ListBody
        drawer={
          search.add ? (
            <NewSubMasterDrawer master={master} mayWrite={mayWrite} onClose={close} onDirty={onDirty} />
          ) : (
            row && (
              <EditSubMasterDrawer
                key={row.id}
                row={row}
                place={place}
                mayWrite={mayWrite}
                onClose={close}
                onDirty={onDirty}
              />
            )
          )
        }
      >
        <ListStates
          list={list}
          what={words.subMasters}
          skeleton={<TableSkeleton label={words.subMasters} columns={subMasterColumns} layout={arranging.layout} />}
          empty={
            <BlankState title={words.noSubMasters} acts={add}>
              {words.noSubMastersText}
            </BlankState>
          }
          filters={filters}
          values={values}
          onFilter={onFilter}
          onPage={onPage}
        >
          <DataTable
            label={master?.name ?? words.allSubMasters}
            columns={list.columns}
            rows={list.rows}
            rowId={subMasterId}
            card={subMasterCard}
            sorting={sorting}
            opening={{
              open: row ? subMasterId(row) : null,
              onOpen: (id) => onSearch({ open: Number(id), add: undefined }),
            }}
            arranging={arranging}
            page={tablePage(list.page.totalRecords)}
          />
        </ListStates>
        <ListDock list={list} page={page} size={size} onPage={onPage} onSize={onSize} />
      </ListBody>
    </ViewerProvider>
  );
}
