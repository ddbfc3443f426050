import { useFetchCycle } from "#api/use-fetch-cycle.ts";
import { BlankState } from "#ui/blank-state.tsx";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { TableSkeleton } from "#ui/data-table/table-skeleton.tsx";
import type { Filter } from "#ui/filter.ts";
import { FilterBar } from "#ui/filter-bar.tsx";
import { ListBody } from "#ui/list-body.tsx";
import { ListDock } from "#ui/list-dock.tsx";
import { listSearch } from "#ui/list-search.ts";
import { ListStates } from "#ui/list-states.tsx";
import { Toolbar } from "#ui/toolbar.tsx";
import { useOpenRow } from "#ui/use-open-row.ts";
import { GuestDrawer } from "./guest-drawer.tsx";
import { guestCard, guestColumns, guestId } from "./guests-columns.tsx";
import type { GuestsSearch } from "./guests-search.ts";
import { words } from "./words.ts";

const filters: readonly Filter[] = [
  { kind: "search", name: "search", label: words.search, placeholder: words.searchHint },
  { kind: "dates", from: "startDate", to: "endDate", label: words.came },
];

export interface GuestsPageProps {
  search: GuestsSearch;
  onSearch: (patch: Partial<GuestsSearch>) => void;
}

/** Who looked in without an account, and what they put into their lists. */
export function GuestsPage({ search, onSearch }: GuestsPageProps) {
  // Spec §9: 50 a page, from the first.
  const { page, size, sorting, onFilter, onPage, onSize, tablePage } = listSearch(search, onSearch, { size: 50 });
  const { startDate, endDate } = search;
  const list = useFetchCycle({
    operation: "listGuests",
    input: { query: { page, size, search: search.search, sort: search.sort, startDate, endDate } },
    fallback: "dataNotFetched",
    columns: guestColumns,
  });
  const values = { search: search.search, startDate, endDate };
  const onOpen = (id: string) => onSearch({ open: Number(id) });
  const open = search.open?.toString() ?? null;
  const { row, place } = useOpenRow({ rows: list.rows, rowId: guestId, open, onOpen });

  return (
    <>
      <Toolbar>
        <FilterBar filters={filters} values={values} onChange={onFilter} />
      </Toolbar>
      <ListBody
        drawer={
          row && <GuestDrawer key={row.id} guest={row} place={place} onClose={() => onSearch({ open: undefined })} />
        }
      >
        <ListStates
          list={list}
          what={words.guests}
          skeleton={<TableSkeleton label={words.guests} columns={guestColumns} />}
          empty={<BlankState title={words.none}>{words.noneText}</BlankState>}
          filters={filters}
          values={values}
          onFilter={onFilter}
          onPage={onPage}
        >
          <DataTable
            label={words.title}
            columns={list.columns}
            rows={list.rows}
            rowId={guestId}
            card={guestCard}
            sorting={sorting}
            opening={{ open: row ? guestId(row) : null, onOpen }}
            page={tablePage(list.page.totalRecords)}
          />
        </ListStates>
        <ListDock list={list} page={page} size={size} onPage={onPage} onSize={onSize} />
      </ListBody>
    </>
  );
}
