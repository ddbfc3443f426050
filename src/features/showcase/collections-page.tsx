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
import { useOpenRow } from "#ui/use-open-row.ts";
import { collectionCard, collectionColumns, collectionId } from "./collection-columns.tsx";
import { EditCollectionDrawer, NewCollectionDrawer } from "./collection-drawers.tsx";
import { type CollectionsSearch, isActiveOf } from "./collections-search.ts";
import { collectionFilters } from "./list-filters.ts";
import { words } from "./words.ts";

export interface CollectionsPageProps {
  user: User;
  mayWrite: boolean;
  search: CollectionsSearch;
  onSearch: (patch: Partial<CollectionsSearch>) => void;
  onDirty?: (dirty: boolean) => void;
}

/** The collections of the house, where they are managed: a list, and a drawer for each. */
export function CollectionsPage({ user, mayWrite, search, onSearch, onDirty }: CollectionsPageProps) {
  const { page, size, sorting, onFilter, onPage, onSize, tablePage } = listSearch(search, onSearch, { size: 50 });
  const { type, status, search: searchTerm, sort } = search;
  const list = useFetchCycle({
    operation: "listCollections",
    input: { query: { page, size, sort, searchTerm, diamond_type: type, is_active: isActiveOf(status) } },
    fallback: "somethingWentWrong",
    columns: collectionColumns,
  });

  // A drawer that closes or walks on has been asked already; the page's own guard must not ask again.
  const go = (patch: Partial<CollectionsSearch>) => {
    onDirty?.(false);
    onSearch(patch);
  };
  const close = () => go({ open: undefined, add: undefined });
  const { row, place } = useOpenRow({
    rows: list.rows,
    rowId: collectionId,
    open: search.open?.toString() ?? null,
    onOpen: (id) => go({ open: Number(id) }),
  });
  const values = { search: searchTerm, type, status };
  const add = (
    <Act
      variant="default"
      reason={mayWrite ? null : messages.forbidden}
      onClick={() => onSearch({ add: true, open: undefined })}
    >
      {words.addCollectionMore}
    </Act>
  );

  return (
    <ViewerProvider user={user} mayWrite={mayWrite}>
      <Toolbar tools={add}>
        <FilterBar filters={collectionFilters} values={values} onChange={onFilter} />
      </Toolbar>
      <ListBody
        drawer={
          search.add ? (
            <NewCollectionDrawer onClose={close} onDirty={onDirty} />
          ) : (
            row && <EditCollectionDrawer key={row.id} row={row} place={place} onClose={close} onDirty={onDirty} />
          )
        }
      >
        <ListStates
          list={list}
          what={words.collections}
          skeleton={<TableSkeleton label={words.collections} columns={collectionColumns} />}
          empty={
            <BlankState title={words.noCollections} acts={add}>
              {words.noCollectionsText}
            </BlankState>
          }
          filters={collectionFilters}
          values={values}
          onFilter={onFilter}
          onPage={onPage}
        >
          <DataTable
            label={words.collectionsTitle}
            columns={list.columns}
            rows={list.rows}
            rowId={collectionId}
            card={collectionCard}
            sorting={sorting}
            opening={{
              open: row ? collectionId(row) : null,
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
