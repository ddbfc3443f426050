import { useFetchCycle } from "#api/use-fetch-cycle.ts";
import { ofKind } from "#domain/search/change-search.ts";
import type { StoneFields } from "#domain/search/stone-value.ts";
import { ActBar } from "#stones/acting/act-bar.tsx";
import { useActing } from "#stones/acting/use-acting.tsx";
import type { FoundStone } from "#stones/found-stone.ts";
import { StoneDrawer } from "#stones/stone-drawer.tsx";
import { StoneTools } from "#stones/stone-tools.tsx";
import type { StoneViewer } from "#stones/viewer.ts";
import { BlankState } from "#ui/blank-state.tsx";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { TableSkeleton } from "#ui/data-table/table-skeleton.tsx";
import type { Arranging } from "#ui/data-table/types.ts";
import { DockSelection } from "#ui/dock-selection.tsx";
import { ListBody } from "#ui/list-body.tsx";
import { ListDock } from "#ui/list-dock.tsx";
import { listSearch } from "#ui/list-search.ts";
import { ListStates } from "#ui/list-states.tsx";
import { stoneCard } from "#ui/stone-table/stone-card.tsx";
import { Totals } from "#ui/totals.tsx";
import { useOpenRow } from "#ui/use-open-row.ts";
import { ArrivalCounts } from "./arrival-counts.tsx";
import { ArrivalsToolbar } from "./arrivals-toolbar.tsx";
import { arrivalFilters } from "./list-filters.ts";
import type { NewArrivalsSearch } from "./new-arrivals-search.ts";
import { totalsOf } from "./totals-of.ts";
import { useArrivalLayout } from "./use-arrival-layout.ts";
import { useArrivalOrigin } from "./use-arrival-origin.ts";
import { words } from "./words.ts";

export interface NewArrivalsPageProps {
  viewer: StoneViewer;
  search: NewArrivalsSearch;
  onSearch: (patch: Partial<NewArrivalsSearch>) => void;
  /** The address of this screen with that search. */
  addressOf: (search: NewArrivalsSearch) => string;
  /** How high this device draws the rows of the list. */
  device: Arranging;
}

const stockNo = (stone: StoneFields) => String(stone.stock_no);
const card = (stone: StoneFields) => stoneCard(stone as unknown as FoundStone);
/** As the server sorts where nothing is said. */
const newestFirst = "-arrived_at";

/** What came in lately, at the prices of whoever looks or of the client they look for; the newest first. */
export function NewArrivalsPage({ viewer, search, onSearch, addressOf, device }: NewArrivalsPageProps) {
  const { type = "white", from, to, user_id } = search;
  const { page, size, sorting, onFilter, onPage, onSize, tablePage } = listSearch(search, onSearch, { size: 500 });
  const layout = useArrivalLayout({ type, seesCost: viewer.seesCost, device });
  const { columns } = layout.table;
  const { origin, stone_origin, isReady } = useArrivalOrigin(search.origin);
  const asked = { ...ofKind({ diamond_type: type, stone_origin }), startDate: from, endDate: to, sort: search.sort };
  const list = useFetchCycle({
    operation: "searchArrivals",
    input: {
      query: { page, size, user_id },
      body: asked,
    },
    columns,
    fallback: "searchListNotFetched",
    isReady,
  });
  const { row, place } = useOpenRow({
    rows: list.rows,
    rowId: stockNo,
    open: search.stock ?? null,
    onOpen: (stock) => onSearch({ stock }),
  });
  const selected = new Set([...list.selected].map(String));
  const stones = list.rows.filter((stone) => selected.has(stone.stock_no));
  const acting = useActing({ stones, viewer, clientId: user_id, onDone: () => list.select([]) });
  const values = { from, to };
  const skeleton = <TableSkeleton label={words.stones} columns={columns} />;
  const since = list.detail?.startDate;
  return (
    <>
      <ArrivalsToolbar
        viewer={viewer}
        search={search}
        origin={origin}
        onSearch={onSearch}
        onFilter={onFilter}
        addressOf={addressOf}
        layout={layout}
        all={since ? { ...asked, startDate: since, sort: search.sort ?? newestFirst } : undefined}
        matching={list.hasFailed ? undefined : list.page.totalRecords}
      />
      <ListBody
        drawer={
          acting.drawer ??
          (search.stock && (
            <StoneDrawer
              key={search.stock}
              stockNo={search.stock}
              row={row}
              place={place}
              viewer={viewer}
              clientId={user_id}
              onClose={() => onSearch({ stock: undefined })}
            />
          ))
        }
      >
        <ArrivalCounts search={search} stoneOrigin={stone_origin} since={since} addressOf={addressOf} />
        <ListStates
          list={list}
          what={words.stones}
          skeleton={skeleton}
          empty={<BlankState title={words.none}>{words.noneText}</BlankState>}
          filters={arrivalFilters}
          values={values}
          onFilter={onFilter}
          onPage={onPage}
        >
          {layout.isReady ? (
            <DataTable<StoneFields>
              label={words.title}
              columns={columns}
              arranging={layout.table.arranging}
              rows={list.rows}
              rowId={stockNo}
              card={card}
              sorting={sorting}
              picking={{ selected, onSelected: list.select }}
              opening={{ open: search.stock ?? null, onOpen: (stock) => onSearch({ stock }) }}
              page={tablePage(list.page.totalRecords)}
            />
          ) : (
            skeleton
          )}
        </ListStates>
        <ListDock
          list={list}
          page={page}
          size={size}
          onPage={onPage}
          onSize={onSize}
          selection={
            selected.size > 0 && (
              <DockSelection selected={selected.size} onClear={() => list.select([])}>
                <StoneTools stones={stones} clientId={user_id} columns={layout.shown} />
              </DockSelection>
            )
          }
          acts={<ActBar acting={acting} isBeside={search.stock !== undefined} />}
        >
          {!list.hasFailed && <Totals label={words.totals} of={totalsOf(list.totals)} />}
        </ListDock>
      </ListBody>
    </>
  );
}
