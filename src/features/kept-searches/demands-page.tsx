import { useMemo } from "react";
import { useFetchCycle } from "#api/use-fetch-cycle.ts";
import { messages } from "#domain/messages.ts";
import { fromAddress } from "#domain/search/search-address.ts";
import { type User, ViewerProvider } from "#stones/row-viewer.tsx";
import { SearchTabs } from "#stones/search-tabs.tsx";
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
import { demandCard, demandColumns, demandId, EditDemand } from "./demand-columns.tsx";
import { EditDemandDrawer, NewDemandDrawer } from "./demand-drawers.tsx";
import { demandFilters } from "./kept-filters.ts";
import type { DemandsParams } from "./kept-params.ts";
import { words } from "./words.ts";

export interface DemandsPageProps {
  user: User;
  mayWrite: boolean;
  /** With `new` also the address of the search that the new demand begins with. */
  search: DemandsParams;
  onSearch: (patch: Partial<DemandsParams>) => void;
  onDirty?: (dirty: boolean) => void;
}

/** One's own demands: searches that tell by mail when stones arrive. */
export function DemandsPage({ user, mayWrite, search, onSearch, onDirty }: DemandsPageProps) {
  const { page, size, onFilter, onPage, onSize, tablePage } = listSearch(search, onSearch, { size: 50 });
  const { type, active } = search;
  const is_active = active && active === "active";
  const list = useFetchCycle({
    operation: "listDemands",
    input: { query: { page, size, diamond_type: type, is_active } },
    fallback: "demandsNotFetched",
    columns: demandColumns,
  });
  const values = { type, active };
  // A drawer that closes has been asked already; the page's own guard must not ask again.
  const go = (patch: Partial<DemandsParams>) => {
    onDirty?.(false);
    onSearch(patch);
  };
  const close = () => go({ edit: undefined, new: undefined });
  const edit = useMemo(() => (id: number) => onSearch({ edit: id, new: undefined }), [onSearch]);
  const { row, place } = useOpenRow({
    rows: list.rows,
    rowId: demandId,
    open: search.edit?.toString() ?? null,
    onOpen: (id) => go({ edit: Number(id) }),
  });
  const shared = { roleId: user.role_id, onClose: close, onDirty };
  const add = (
    <Act
      variant="default"
      reason={mayWrite ? null : messages.forbidden}
      onClick={() => onSearch({ new: 1, edit: undefined })}
    >
      {words.addDemandMore}
    </Act>
  );

  return (
    <ViewerProvider user={user} mayWrite={mayWrite}>
      <Toolbar tools={add}>
        <SearchTabs current="demands" />
      </Toolbar>
      <Toolbar>
        <FilterBar filters={demandFilters} values={values} onChange={onFilter} />
      </Toolbar>
      <ListBody
        drawer={
          search.new ? (
            <NewDemandDrawer begin={fromAddress({ ...search })} {...shared} />
          ) : (
            row && <EditDemandDrawer key={row.id} demand={row} place={place} {...shared} />
          )
        }
      >
        <EditDemand value={edit}>
          <ListStates
            list={list}
            what={words.demands}
            skeleton={<TableSkeleton label={words.demands} columns={demandColumns} />}
            empty={
              <BlankState title={words.noDemands} acts={add}>
                {words.noDemandsText}
              </BlankState>
            }
            filters={demandFilters}
            values={values}
            onFilter={onFilter}
            onPage={onPage}
          >
            <DataTable
              label={words.demandsTitle}
              columns={list.columns}
              rows={list.rows}
              rowId={demandId}
              card={demandCard}
              opening={{ open: row ? demandId(row) : null, onOpen: (id) => edit(Number(id)) }}
              page={tablePage(list.page.totalRecords)}
            />
          </ListStates>
        </EditDemand>
        <ListDock list={list} page={page} size={size} onPage={onPage} onSize={onSize} />
      </ListBody>
    </ViewerProvider>
  );
}
