import { useMemo } from "react";
import { useFetchCycle } from "#api/use-fetch-cycle.ts";
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
import { recentFilters } from "./kept-filters.ts";
import type { RecentParams } from "./kept-params.ts";
import { lookingOf } from "./looking.ts";
import { recentCard, recentColumns, recentId, SaveSearch } from "./recent-columns.tsx";
import { SaveDrawer } from "./save-drawer.tsx";
import { useClients } from "./use-clients.ts";
import { useRunAgain } from "./use-run-again.ts";
import { words } from "./words.ts";

export interface RecentPageProps {
  user: User;
  mayWrite: boolean;
  search: RecentParams;
  onSearch: (patch: Partial<RecentParams>) => void;
  /** Goes to an address of the portal. */
  onGo: (path: string) => void;
  onDirty?: (dirty: boolean) => void;
}

/** Searches that were made, the latest first; a row runs its search again. */
export function RecentPage({ user, mayWrite, search, onSearch, onGo, onDirty }: RecentPageProps) {
  const { page, size, onFilter, onPage, onSize, tablePage } = listSearch(search, onSearch, { size: 50 });
  const { type, mode, role, user_id, startDate, endDate } = search;
  const shown = { diamond_type: type, search_type: mode, role_id: role, client_id: user_id, startDate, endDate };
  const looking = lookingOf(user.role_id);
  const columns = recentColumns[looking];
  const list = useFetchCycle({
    operation: "listRecentSearches",
    input: { query: { page, size, ...shown } },
    fallback: "searchListNotFetched",
    columns,
  });
  const filters = recentFilters(looking, useClients(user.role_id));
  const values = {
    type,
    mode: mode?.toString(),
    role: role?.toString(),
    user_id: user_id?.toString(),
    startDate,
    endDate,
  };
  const runAgain = useRunAgain(user, onGo);
  const go = (save: number | undefined) => {
    onDirty?.(false);
    onSearch({ save });
  };
  const save = useMemo(() => (id: number) => onSearch({ save: id }), [onSearch]);
  const { row } = useOpenRow({
    rows: list.rows,
    rowId: recentId,
    open: search.save?.toString() ?? null,
    onOpen: (id) => go(Number(id)),
  });

  function open(id: string) {
    const recent = list.rows.find((one) => recentId(one) === id);
    if (recent) runAgain(recent);
  }

  return (
    <ViewerProvider user={user} mayWrite={mayWrite}>
      <Toolbar>
        <SearchTabs current="recent" />
      </Toolbar>
      <Toolbar>
        <FilterBar filters={filters} values={values} onChange={onFilter} />
      </Toolbar>
      <ListBody
        drawer={row && <SaveDrawer key={row.id} recent={row} onClose={() => go(undefined)} onDirty={onDirty} />}
      >
        <SaveSearch value={save}>
          <ListStates
            list={list}
            what={words.searches}
            skeleton={<TableSkeleton label={words.searches} columns={columns} />}
            empty={<BlankState title={words.noRecent}>{words.noRecentText}</BlankState>}
            filters={filters}
            values={values}
            onFilter={onFilter}
            onPage={onPage}
          >
            <DataTable
              label={words.recentTitle}
              columns={columns}
              rows={list.rows}
              rowId={recentId}
              card={recentCard}
              opening={{ open: row ? recentId(row) : null, onOpen: open }}
              page={tablePage(list.page.totalRecords)}
            />
          </ListStates>
        </SaveSearch>
        <ListDock list={list} page={page} size={size} onPage={onPage} onSize={onSize} />
      </ListBody>
    </ViewerProvider>
  );
}
