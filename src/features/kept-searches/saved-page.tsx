import { useMemo } from "react";
import { useFetchCycle } from "#api/use-fetch-cycle.ts";
import { addresses } from "#domain/addresses.ts";
import { type User, ViewerProvider } from "#stones/row-viewer.tsx";
import { SearchTabs } from "#stones/search-tabs.tsx";
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
import { savedFilters } from "./kept-filters.ts";
import type { SavedParams } from "./kept-params.ts";
import { RenameDrawer } from "./rename-drawer.tsx";
import { RenameSearch, savedCard, savedColumns, savedId } from "./saved-columns.tsx";
import { words } from "./words.ts";

export interface SavedPageProps {
  user: User;
  mayWrite: boolean;
  search: SavedParams;
  onSearch: (patch: Partial<SavedParams>) => void;
  /** Goes to an address of the portal. */
  onGo: (path: string) => void;
  onDirty?: (dirty: boolean) => void;
}

/** One's own saved searches with what each gives now; a row opens its search. */
export function SavedPage({ user, mayWrite, search, onSearch, onGo, onDirty }: SavedPageProps) {
  const { page, size, onFilter, onPage, onSize, tablePage } = listSearch(search, onSearch, { size: 50 });
  const { type, mode, startDate, endDate } = search;
  const list = useFetchCycle({
    operation: "listSavedSearches",
    input: { query: { page, size, diamond_type: type, search_type: mode, startDate, endDate } },
    fallback: "savedSearchesNotFetched",
    columns: savedColumns,
  });
  const values = { type, mode: mode?.toString(), startDate, endDate };
  // A drawer that closes has been asked already; the page's own guard must not ask again.
  const go = (edit: number | undefined) => {
    onDirty?.(false);
    onSearch({ edit });
  };
  const rename = useMemo(() => (edit: number) => onSearch({ edit }), [onSearch]);
  const { row, place } = useOpenRow({
    rows: list.rows,
    rowId: savedId,
    open: search.edit?.toString() ?? null,
    onOpen: (id) => go(Number(id)),
  });
  function open(id: string) {
    const saved = list.rows.find((one) => savedId(one) === id);
    if (saved) onGo(addresses.kept(saved));
  }

  return (
    <ViewerProvider user={user} mayWrite={mayWrite}>
      <Toolbar>
        <SearchTabs current="saved" />
      </Toolbar>
      <Toolbar>
        <FilterBar filters={savedFilters} values={values} onChange={onFilter} />
      </Toolbar>
      <ListBody
        drawer={
          row && <RenameDrawer key={row.id} saved={row} place={place} onClose={() => go(undefined)} onDirty={onDirty} />
        }
      >
        <RenameSearch value={rename}>
          <ListStates
            list={list}
            what={words.searches}
            skeleton={<TableSkeleton label={words.searches} columns={savedColumns} />}
            empty={<BlankState title={words.noSaved}>{words.noSavedText}</BlankState>}
            filters={savedFilters}
            values={values}
            onFilter={onFilter}
            onPage={onPage}
          >
            <DataTable
              label={words.savedTitle}
              columns={list.columns}
              rows={list.rows}
              rowId={savedId}
              card={savedCard}
              opening={{ open: row ? savedId(row) : null, onOpen: open }}
              page={tablePage(list.page.totalRecords)}
            />
          </ListStates>
        </RenameSearch>
        <ListDock list={list} page={page} size={size} onPage={onPage} onSize={onSize} />
      </ListBody>
    </ViewerProvider>
  );
}
