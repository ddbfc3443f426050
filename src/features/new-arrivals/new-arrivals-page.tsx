import { useFetchCycle } from "#api/use-fetch-cycle.ts";
import type { StoneFields } from "#domain/search/stone-value.ts";
import { ActBar } from "#stones/acting/act-bar.tsx";
import { useActing } from "#stones/acting/use-acting.tsx";
import { ClientPicker } from "#stones/client-picker.tsx";
import type { FoundStone } from "#stones/found-stone.ts";
import { StoneDrawer } from "#stones/stone-drawer.tsx";
import { StoneTools } from "#stones/stone-tools.tsx";
import type { StoneViewer } from "#stones/viewer.ts";
import { BlankState } from "#ui/blank-state.tsx";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { TableSkeleton } from "#ui/data-table/table-skeleton.tsx";
import { DockSelection } from "#ui/dock-selection.tsx";
import { FilterBar } from "#ui/filter-bar.tsx";
import { ListBody } from "#ui/list-body.tsx";
import { ListDock } from "#ui/list-dock.tsx";
import { listSearch } from "#ui/list-search.ts";
import { ListStates } from "#ui/list-states.tsx";
import { stoneCard } from "#ui/stone-table/stone-card.tsx";
import { TabRow } from "#ui/tab-row.tsx";
import { Toolbar } from "#ui/toolbar.tsx";
import { Totals } from "#ui/totals.tsx";
import { useOpenRow } from "#ui/use-open-row.ts";
import { arrivalColumns } from "./arrival-columns.tsx";
import { ArrivalCounts } from "./arrival-counts.tsx";
import { arrivalFilters } from "./list-filters.ts";
import type { NewArrivalsSearch } from "./new-arrivals-search.ts";
import { totalsOf } from "./totals-of.ts";
import { words } from "./words.ts";

export interface NewArrivalsPageProps {
  viewer: StoneViewer;
  search: NewArrivalsSearch;
  onSearch: (patch: Partial<NewArrivalsSearch>) => void;
  /** The address of this screen with that search. */
  addressOf: (search: NewArrivalsSearch) => string;
}

const stockNo = (stone: StoneFields) => String(stone.stock_no);
const card = (stone: StoneFields) => stoneCard(stone as unknown as FoundStone);
const types = ["white", "fancy"] as const;

/** What came in lately, at the prices of whoever looks or of the client they look for; the newest first. */
export function NewArrivalsPage({ viewer, search, onSearch, addressOf }: NewArrivalsPageProps) {
  const { type = "white", from, to, user } = search;
  const { page, size, sorting, onFilter, onPage, onSize, tablePage } = listSearch(search, onSearch, { size: 500 });
  const columns = arrivalColumns(type, viewer.seesCost);
  const list = useFetchCycle({
    operation: "searchArrivals",
    input: {
      query: { page, size, user_id: user },
      body: { diamond_type: type, startDate: from, endDate: to, sort: search.sort },
    },
    columns,
    fallback: "searchListNotFetched",
  });
  const { row, place } = useOpenRow({
    rows: list.rows,
    rowId: stockNo,
    open: search.stock ?? null,
    onOpen: (stock) => onSearch({ stock }),
  });
  const selected = new Set([...list.selected].map(String));
  const stones = list.rows.filter((stone) => selected.has(stone.stock_no));
  const acting = useActing({ stones, viewer, clientId: user, onDone: () => list.select([]) });
  const values = { from, to };
  return (
    <>
      <Toolbar
        tools={
          <>
            <FilterBar filters={arrivalFilters} values={values} onChange={onFilter} />
            {viewer.choosesClient && (
              <ClientPicker clientId={user} onClient={(next) => onSearch({ user: next, page: undefined })} />
            )}
          </>
        }
      >
        <TabRow
          label={words.types}
          tabs={types.map((one) => ({
            label: words[one],
            to: addressOf({ ...search, type: one === "white" ? undefined : one, page: undefined, stock: undefined }),
            current: one === type,
          }))}
        />
      </Toolbar>
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
              clientId={user}
              onClose={() => onSearch({ stock: undefined })}
            />
          ))
        }
      >
        <ArrivalCounts type={type} clientId={user} since={list.detail?.startDate} />
        <ListStates
          list={list}
          what={words.stones}
          skeleton={<TableSkeleton label={words.stones} columns={columns} />}
          empty={<BlankState title={words.none}>{words.noneText}</BlankState>}
          filters={arrivalFilters}
          values={values}
          onFilter={onFilter}
          onPage={onPage}
        >
          <DataTable<StoneFields>
            label={words.title}
            columns={list.columns}
            rows={list.rows}
            rowId={stockNo}
            card={card}
            sorting={sorting}
            picking={{ selected, onSelected: list.select }}
            opening={{ open: search.stock ?? null, onOpen: (stock) => onSearch({ stock }) }}
            page={tablePage(list.page.totalRecords)}
          />
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
                <StoneTools stones={stones} clientId={user} />
              </DockSelection>
            )
          }
          acts={<ActBar acting={acting} isBeside={search.stock !== undefined} />}
        >
          <Totals label={words.totals} of={totalsOf(list.totals)} />
        </ListDock>
      </ListBody>
    </>
  );
}
