import { Button } from "@mantine/core";
import { useMemo } from "react";
import { useFetchCycle } from "#api/use-fetch-cycle.ts";
import { messages } from "#domain/messages.ts";
import { type User, ViewerProvider } from "#stones/row-viewer.tsx";
import { Act } from "#ui/act.tsx";
import { BlankState } from "#ui/blank-state.tsx";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { TableSkeleton } from "#ui/data-table/table-skeleton.tsx";
import { FilterBar } from "#ui/filter-bar.tsx";
import { Link } from "#ui/link.tsx";
import { ListBody } from "#ui/list-body.tsx";
import { ListDock } from "#ui/list-dock.tsx";
import { listSearch } from "#ui/list-search.ts";
import { ListStates } from "#ui/list-states.tsx";
import { Toolbar } from "#ui/toolbar.tsx";
import { useOpenRow } from "#ui/use-open-row.ts";
import { masterFilters } from "./list-filters.ts";
import { EditMasterDrawer, NewMasterDrawer } from "./master-drawers.tsx";
import { EditMaster, masterCard, masterColumns, masterId } from "./masters-columns.tsx";
import { isActiveOf, type MastersSearch } from "./masters-search.ts";
import { words } from "./words.ts";

export interface MastersPageProps {
  user: User;
  mayWrite: boolean;
  search: MastersSearch;
  onSearch: (patch: Partial<MastersSearch>) => void;
  onOpenMaster: (id: string) => void;
  /** The address of the list of all sub-masters. */
  allSubMasters: string;
  onDirty?: (dirty: boolean) => void;
}

/** The masters: what forms offer, list by list. A row opens its sub-masters. */
export function MastersPage(props: MastersPageProps) {
  const { user, mayWrite, search, onSearch, onOpenMaster, allSubMasters, onDirty } = props;
  const { page, size, sorting, onFilter, onPage, onSize, tablePage } = listSearch(search, onSearch, { size: 50 });
  const list = useFetchCycle({
    operation: "listMasters",
    input: { query: { page, size, search: search.search, sort: search.sort, is_active: isActiveOf(search.status) } },
    columns: masterColumns,
  });

  // A drawer that closes has been asked already; the page's own guard must not ask again.
  const go = (patch: Partial<MastersSearch>) => {
    onDirty?.(false);
    onSearch(patch);
  };
  const close = () => go({ edit: undefined, add: undefined });
  const edit = useMemo(() => (id: number) => onSearch({ edit: id, add: undefined }), [onSearch]);
  const { row, place } = useOpenRow({
    rows: list.rows,
    rowId: masterId,
    open: search.edit?.toString() ?? null,
    onOpen: (id) => go({ edit: Number(id) }),
  });
  const values = { search: search.search, status: search.status };
  const add = (
    <Act
      variant="default"
      reason={mayWrite ? null : messages.forbidden}
      onClick={() => onSearch({ add: true, edit: undefined })}
    >
      {words.addMasterMore}
    </Act>
  );

  return (
    <ViewerProvider user={user} mayWrite={mayWrite}>
      <Toolbar
        tools={
          <>
            <Button variant="default" component={Link} to={allSubMasters}>
              {words.allSubMasters}
            </Button>
            {add}
          </>
        }
      >
        <FilterBar filters={masterFilters} values={values} onChange={onFilter} />
      </Toolbar>
      <ListBody
        drawer={
          search.add ? (
            <NewMasterDrawer mayWrite={mayWrite} onClose={close} onDirty={onDirty} />
          ) : (
            row && (
              <EditMasterDrawer
                key={row.id}
                master={row}
                place={place}
                mayWrite={mayWrite}
                onClose={close}
                onDirty={onDirty}
              />
            )
          )
        }
      >
        <EditMaster value={edit}>
          <ListStates
            list={list}
            what={words.masters}
            skeleton={<TableSkeleton label={words.masters} columns={masterColumns} />}
            empty={
              <BlankState title={words.noMasters} acts={add}>
                {words.noMastersText}
              </BlankState>
            }
            filters={masterFilters}
            values={values}
            onFilter={onFilter}
            onPage={onPage}
          >
            <DataTable
              label={words.mastersTitle}
              columns={list.columns}
              rows={list.rows}
              rowId={masterId}
              card={masterCard}
              sorting={sorting}
              opening={{ open: row ? masterId(row) : null, onOpen: onOpenMaster }}
              page={tablePage(list.page.totalRecords)}
            />
          </ListStates>
        </EditMaster>
        <ListDock list={list} page={page} size={size} onPage={onPage} onSize={onSize} />
      </ListBody>
    </ViewerProvider>
  );
}
