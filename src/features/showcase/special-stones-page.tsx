import { useMemo } from "react";
import { useFetchCycle } from "#api/use-fetch-cycle.ts";
import { ActBar } from "#stones/acting/act-bar.tsx";
import { useActing } from "#stones/acting/use-acting.tsx";
import { ClientPicker } from "#stones/client-picker.tsx";
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
import { Toolbar } from "#ui/toolbar.tsx";
import { Totals } from "#ui/totals.tsx";
import { featuredId, specialCard, specialColumns } from "./featured-columns.tsx";
import { ManageLink } from "./manage-link.tsx";
import type { SpecialSearch } from "./showcase-search.ts";
import { specialFilters } from "./special-filters.ts";
import { summaryOf } from "./summary-of.ts";
import { useClients } from "./use-clients.ts";
import { words } from "./words.ts";

export interface SpecialStonesPageProps {
  viewer: StoneViewer;
  search: SpecialSearch;
  onSearch: (patch: Partial<SpecialSearch>) => void;
  /** Where whoever may features stones. */
  manageAt?: string | undefined;
}

/** The stones that are picked out for whoever looks, at their prices; the office may look as a client does. */
export function SpecialStonesPage({ viewer, search, onSearch, manageAt }: SpecialStonesPageProps) {
  const { page, size, onFilter, onPage, onSize, tablePage } = listSearch(search, onSearch, { size: 500 });
  const { type, business, user_id, stock } = search;
  const columns = useMemo(() => specialColumns(viewer.seesCost, type), [viewer.seesCost, type]);
  const list = useFetchCycle({
    operation: "listFeaturedStones",
    input: {
      body: {
        page,
        size,
        is_active: true,
        diamond_type: type,
        business_id: business ? Number(business) : undefined,
        user_id,
      },
    },
    columns,
  });
  const clients = useClients();
  const filters = useMemo(() => specialFilters(clients), [clients]);
  const values = { type, business };
  const open = list.rows.find(({ stone }) => stone.stock_no === stock);
  const numberOf = (id: string) => list.rows.find((row) => featuredId(row) === id)?.stone.stock_no;
  const totals = list.hasFailed ? undefined : list.detail?.totals;
  const selected = new Set([...list.selected].map(String));
  const clear = () => list.select([]);
  const stones = list.rows.filter((row) => selected.has(featuredId(row))).map(({ stone }) => stone);
  const acting = useActing({ stones, viewer, clientId: user_id, onDone: clear });
  const close = () => onSearch({ stock: undefined });
  return (
    <>
      <Toolbar
        tools={
          viewer.choosesClient && (
            <ClientPicker
              clientId={user_id}
              onClient={(id) => onSearch({ user_id: id, page: undefined, stock: undefined })}
            />
          )
        }
      >
        <FilterBar filters={filters} values={values} onChange={onFilter} />
      </Toolbar>
      <ListBody
        drawer={
          acting.drawer ??
          (stock && (
            <StoneDrawer
              key={stock}
              stockNo={stock}
              row={open?.stone}
              viewer={viewer}
              clientId={user_id}
              onClose={close}
            />
          ))
        }
      >
        <ListStates
          list={list}
          what={words.featured}
          skeleton={<TableSkeleton label={words.featured} columns={columns} />}
          empty={
            <BlankState title={words.nothingSpecial} acts={<ManageLink to={manageAt} title={words.manageFeatured} />}>
              {words.nothingSpecialText}
            </BlankState>
          }
          filters={filters}
          values={values}
          onFilter={onFilter}
          onPage={onPage}
        >
          <DataTable
            label={words.featuredTitle}
            columns={columns}
            rows={list.rows}
            rowId={featuredId}
            card={specialCard}
            picking={{ selected, onSelected: list.select }}
            opening={{ open: open ? featuredId(open) : null, onOpen: (id) => onSearch({ stock: numberOf(id) }) }}
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
              <DockSelection selected={selected.size} onClear={clear}>
                <StoneTools stones={stones} clientId={user_id} />
              </DockSelection>
            )
          }
          acts={<ActBar acting={acting} isBeside={stock !== undefined} />}
        >
          {totals && totals.pieces > 0 && <Totals label={words.totals} of={summaryOf(totals)} />}
        </ListDock>
      </ListBody>
    </>
  );
}
