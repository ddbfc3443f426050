import { useMemo } from "react";
import { useCall } from "#api/query.ts";
import { useFetchCycle } from "#api/use-fetch-cycle.ts";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import { messages } from "#domain/messages.ts";
import { today } from "#domain/today.ts";
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
import { listFilters } from "./list-filters.ts";
import { ListPricesDrawer } from "./list-prices-drawer.tsx";
import type { ListPricesSearch } from "./list-prices-search.ts";
import { ListStrip } from "./list-strip.tsx";
import { priceCard, priceColumns, priceId } from "./price-columns.tsx";
import { isChangeable, type PriceList, standingOf } from "./standing.ts";
import { words } from "./words.ts";

export interface ListPricesPageProps {
  mayWrite: boolean;
  search: ListPricesSearch;
  onSearch: (patch: Partial<ListPricesSearch>) => void;
  onDirty?: (dirty: boolean) => void;
}

const noLists: readonly PriceList[] = [];
const askAgainMs = 3000;
const shut = { open: undefined, add: undefined, rate: undefined };

/** The list prices: of the list in force or another, row by row, with what brings in and changes them. */
export function ListPricesPage({ mayWrite, search, onSearch, onDirty }: ListPricesPageProps) {
  const { page, size, onFilter, onPage, onSize, tablePage } = listSearch(search, onSearch, { size: 50 });
  const { shape, color, clarity, carat } = search;
  const list_id = search.list ? Number(search.list) : undefined;
  const list = useFetchCycle({
    operation: "getRapPrice",
    input: {
      query: { list_id, page, size, shape_group: shape, color, clarity, carat: carat ? Number(carat) : undefined },
    },
    columns: priceColumns,
  });
  const lists = useCall("listPriceLists", { query: { size: 1000 } });
  const rate = useCall("getUsdInr");
  const known = lists.data?.data ?? noLists;
  const head = list.hasFailed ? undefined : list.detail?.list;
  const standing = head && lists.data ? standingOf(head, known, today()) : undefined;
  // The job that prices the stock takes a moment; until then the list says so.
  useRefetchEvery(standing === "due" && askAgainMs, () => {
    list.refetch();
    void lists.refetch();
  });

  // A drawer that closes has been asked already; the page's own guard must not ask again.
  const go = (patch: Partial<ListPricesSearch>) => {
    onDirty?.(false);
    onSearch(patch);
  };
  const close = () => go(shut);
  const { row, place } = useOpenRow({
    rows: list.rows,
    rowId: priceId,
    open: search.open?.toString() ?? null,
    onOpen: (id) => go({ open: Number(id) }),
  });
  const filters = useMemo(() => listFilters(known), [known]);
  const values = { list: search.list, shape, color, clarity, carat };
  const reason = mayWrite ? null : messages.forbidden;
  const priceReason =
    reason ?? (head && lists.data && !isChangeable(head, known, today()) ? messages.listNotChangeable : null);
  const add = (
    <Act variant="default" reason={reason} onClick={() => onSearch({ ...shut, add: true })}>
      {words.importMore}
    </Act>
  );

  const drawer = (
    <ListPricesDrawer
      {...{ search, head, row, place, mayWrite, priceReason, onDirty }}
      rate={rate.data}
      onClose={close}
      onImported={(id) => go({ ...shut, list: String(id), page: undefined })}
    />
  );

  return (
    <>
      <Toolbar
        tools={
          <>
            <Act variant="default" reason={reason} onClick={() => onSearch({ ...shut, rate: true })}>
              {words.rateMore}
            </Act>
            {add}
          </>
        }
      >
        <FilterBar filters={filters} values={values} onChange={onFilter} />
      </Toolbar>
      <ListBody drawer={drawer}>
        {!list.hasFailed && <ListStrip list={head} standing={standing} rate={rate.data} />}
        <ListStates
          list={list}
          what={words.prices}
          skeleton={<TableSkeleton label={words.prices} columns={priceColumns} />}
          empty={
            <BlankState title={words.none} acts={add}>
              {words.noneText}
            </BlankState>
          }
          filters={filters}
          values={values}
          onFilter={onFilter}
          onPage={onPage}
        >
          <DataTable
            label={words.title}
            columns={list.columns}
            rows={list.rows}
            rowId={priceId}
            card={priceCard}
            opening={{
              open: row ? priceId(row) : null,
              onOpen: (id) => onSearch({ ...shut, open: Number(id) }),
            }}
            page={tablePage(list.page.totalRecords)}
          />
        </ListStates>
        <ListDock list={list} page={page} size={size} onPage={onPage} onSize={onSize} />
      </ListBody>
    </>
  );
}
