import { useState } from "react";
import { useCall } from "#api/query.ts";
import { useFetchCycle } from "#api/use-fetch-cycle.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { Act } from "#ui/act.tsx";
import { BlankState } from "#ui/blank-state.tsx";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { TableSkeleton } from "#ui/data-table/table-skeleton.tsx";
import { DockSelection } from "#ui/dock-selection.tsx";
import type { Filter } from "#ui/filter.ts";
import { FilterBar } from "#ui/filter-bar.tsx";
import { ListBody } from "#ui/list-body.tsx";
import { ListDock } from "#ui/list-dock.tsx";
import { listSearch } from "#ui/list-search.ts";
import { ListStates } from "#ui/list-states.tsx";
import { Toolbar } from "#ui/toolbar.tsx";
import { customerCard, customerColumns, customerId } from "./customer-columns.tsx";
import type { CustomersSearch } from "./customers-search.ts";
import { HandOverDialog } from "./hand-over-dialog.tsx";
import { words } from "./words.ts";

const filters: readonly Filter[] = [
  { kind: "search", name: "search", label: words.search, placeholder: words.customersHint },
];

interface AssociateCustomersProps {
  id: number;
  search: CustomersSearch;
  onSearch: (patch: Partial<CustomersSearch>) => void;
  onOpenCustomer: (id: string) => void;
}

/** An associate's customers, of whom some or all can be handed over to another one. */
export function AssociateCustomers({ id, search, onSearch, onOpenCustomer }: AssociateCustomersProps) {
  const { page, size, sorting, onFilter, onPage, onSize, tablePage } = listSearch(search, onSearch, { size: 500 });
  const { data: associate } = useCall("getAssociate", { path: { id } });
  const query = { business_associate_id: id, page, size, search: search.search, sort: search.sort };
  const list = useFetchCycle({ operation: "listClients", input: { query }, columns: customerColumns });
  const [asked, ask] = useState<readonly number[] | "all">();
  const reason = useWriteReason();
  const chosen = list.rows.filter((row) => list.selected.has(customerId(row)));
  const values = { search: search.search };
  const customers = associate?.customers ?? 0;
  return (
    <>
      <Toolbar
        tools={
          <Act
            variant="default"
            reason={reason ?? (customers === 0 ? words.noCustomers : null)}
            onClick={() => ask("all")}
          >
            {words.handOverAll(customers)}
          </Act>
        }
      >
        <FilterBar filters={filters} values={values} onChange={onFilter} />
      </Toolbar>
      <ListBody>
        <ListStates
          list={list}
          what={words.customers.toLowerCase()}
          skeleton={<TableSkeleton label={words.customers} columns={customerColumns} pickable />}
          empty={<BlankState title={words.noCustomers}>{words.noCustomersText}</BlankState>}
          filters={filters}
          values={values}
          onFilter={onFilter}
          onPage={onPage}
        >
          <DataTable
            label={words.customers}
            columns={list.columns}
            rows={list.rows}
            rowId={customerId}
            card={customerCard}
            sorting={sorting}
            picking={{ selected: new Set(chosen.map(customerId)), onSelected: list.select }}
            opening={{ open: null, onOpen: onOpenCustomer }}
            page={tablePage(list.page.totalRecords)}
          />
        </ListStates>
        <ListDock
          list={list}
          page={page}
          size={size}
          onPage={onPage}
          onSize={onSize}
          selection={chosen.length > 0 && <DockSelection selected={chosen.length} onClear={() => list.select([])} />}
          acts={
            <Act reason={reason} onClick={() => ask(chosen.map((row) => row.id))}>
              {words.handOverMore}
            </Act>
          }
        />
      </ListBody>
      {asked && associate && (
        <HandOverDialog
          from={associate}
          customers={asked === "all" ? null : asked}
          onDone={() => {
            ask(undefined);
            list.select([]);
          }}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  );
}
