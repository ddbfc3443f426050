import { useMemo } from "react";
import { useFetchCycle } from "#api/use-fetch-cycle.ts";
import { messages } from "#domain/messages.ts";
import { type User, ViewerProvider } from "#stones/row-viewer.tsx";
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
import { Totals } from "#ui/totals.tsx";
import { useOpenRow } from "#ui/use-open-row.ts";
import { isActiveOf } from "./collections-search.ts";
import { featuredCard, featuredColumns, featuredId } from "./featured-columns.tsx";
import { EditFeaturedDrawer, NewFeaturedDrawer } from "./featured-drawers.tsx";
import type { FeaturedSearch } from "./featured-search.ts";
import { featuredFilters } from "./special-filters.ts";
import { summaryOf } from "./summary-of.ts";
import { useClients } from "./use-clients.ts";
import { words } from "./words.ts";

export interface FeaturedPageProps {
  user: User;
  mayWrite: boolean;
  search: FeaturedSearch;
  onSearch: (patch: Partial<FeaturedSearch>) => void;
  onDirty?: (dirty: boolean) => void;
}

/** The special stones of the house, where they are managed: for whom each is, and a drawer for it. */
export function FeaturedPage({ user, mayWrite, search, onSearch, onDirty }: FeaturedPageProps) {
  const { page, size, onFilter, onPage, onSize, tablePage } = listSearch(search, onSearch, { size: 500 });
  const { type, status, business, user_id } = search;
  const list = useFetchCycle({
    operation: "listFeaturedStones",
    input: {
      body: {
        page,
        size,
        diamond_type: type,
        is_active: isActiveOf(status),
        business_id: business ? Number(business) : undefined,
        user_id,
      },
    },
    columns: featuredColumns,
  });

  // A drawer that closes or walks on has been asked already; the page's own guard must not ask again.
  const go = (patch: Partial<FeaturedSearch>) => {
    onDirty?.(false);
    onSearch(patch);
  };
  const close = () => go({ open: undefined, add: undefined });
  const { row, place } = useOpenRow({
    rows: list.rows,
    rowId: featuredId,
    open: search.open?.toString() ?? null,
    onOpen: (id) => go({ open: Number(id) }),
  });
  const clients = useClients();
  const filters = useMemo(() => featuredFilters(clients), [clients]);
  const values = { type, status, business, user_id: user_id?.toString() };
  const totals = list.hasFailed ? undefined : list.detail?.totals;
  const add = (
    <Act
      variant="default"
      reason={mayWrite ? null : messages.forbidden}
      onClick={() => onSearch({ add: true, open: undefined })}
    >
      {words.featureMore}
    </Act>
  );
  const drawer = { onClose: close, onDirty };

  return (
    <ViewerProvider user={user} mayWrite={mayWrite}>
      <Toolbar tools={add}>
        <FilterBar filters={filters} values={values} onChange={onFilter} />
      </Toolbar>
      <ListBody
        drawer={
          search.add ? (
            <NewFeaturedDrawer {...drawer} />
          ) : (
            row && <EditFeaturedDrawer key={row.id} row={row} rows={list.rows} place={place} {...drawer} />
          )
        }
      >
        <ListStates
          list={list}
          what={words.featured}
          skeleton={<TableSkeleton label={words.featured} columns={featuredColumns} />}
          empty={
            <BlankState title={words.noFeatured} acts={add}>
              {words.noFeaturedText}
            </BlankState>
          }
          filters={filters}
          values={values}
          onFilter={onFilter}
          onPage={onPage}
        >
          <DataTable
            label={words.featuredTitle}
            columns={featuredColumns}
            rows={list.rows}
            rowId={featuredId}
            card={featuredCard}
            opening={{
              open: row ? featuredId(row) : null,
              onOpen: (id) => onSearch({ open: Number(id), add: undefined }),
            }}
            page={tablePage(list.page.totalRecords)}
          />
        </ListStates>
        <ListDock list={list} page={page} size={size} onPage={onPage} onSize={onSize}>
          {totals && totals.pieces > 0 && <Totals label={words.totals} of={summaryOf(totals)} />}
        </ListDock>
      </ListBody>
    </ViewerProvider>
  );
}
