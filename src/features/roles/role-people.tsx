import type { ReactNode } from "react";
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
import { type Person, peopleColumns, personCard, personId } from "./people-columns.tsx";
import { PersonRights } from "./person-rights.tsx";
import type { Role } from "./role-rights.tsx";
import type { RolesSearch } from "./roles-search.ts";
import { words } from "./words.ts";

const filters: readonly Filter[] = [
  { kind: "search", name: "search", label: words.search, placeholder: words.searchHint },
];

interface RolePeopleProps {
  role: Role;
  ownId: number;
  mayWrite: boolean;
  search: RolesSearch;
  onSearch: (patch: Partial<RolesSearch>) => void;
  onDirty?: (dirty: boolean) => void;
  actOn?: (person: Person) => ReactNode;
}

/** The accounts of a role; a row opens what this person may do. */
export function RolePeople({ role, ownId, mayWrite, search, onSearch, onDirty, actOn }: RolePeopleProps) {
  const { page, size, onFilter, onPage, onSize, tablePage } = listSearch(search, onSearch, { size: 50 });
  const list = useFetchCycle({
    operation: "listRoleUsers",
    input: { query: { role_id: role.role_id, page, size, search: search.search } },
    columns: peopleColumns,
  });
  // A drawer that closes or walks on has been asked already; the page's own guard must not ask again.
  const go = (user: number | undefined) => {
    onDirty?.(false);
    onSearch({ user });
  };
  const { row, place } = useOpenRow({
    rows: list.rows,
    rowId: personId,
    open: search.user?.toString() ?? null,
    onOpen: (id) => go(Number(id)),
  });
  const values = { search: search.search };

  return (
    <>
      <Toolbar>
        <FilterBar filters={filters} values={values} onChange={onFilter} />
      </Toolbar>
      <ListBody
        drawer={
          row && (
            <PersonRights
              key={row.id}
              person={row}
              place={place}
              isSelf={row.id === ownId}
              mayWrite={mayWrite}
              onClose={() => go(undefined)}
              onDirty={onDirty}
              acts={actOn?.(row)}
            />
          )
        }
      >
        <ListStates
          list={list}
          what={words.people}
          skeleton={<TableSkeleton label={words.people} columns={peopleColumns} />}
          empty={<BlankState title={words.noPeople(role.role_name)}>{words.noPeopleText}</BlankState>}
          filters={filters}
          values={values}
          onFilter={onFilter}
          onPage={onPage}
        >
          <DataTable
            label={words.perPerson}
            columns={list.columns}
            rows={list.rows}
            rowId={personId}
            card={personCard}
            opening={{ open: row ? personId(row) : null, onOpen: (id) => onSearch({ user: Number(id) }) }}
            page={tablePage(list.page.totalRecords)}
          />
        </ListStates>
        <ListDock list={list} page={page} size={size} onPage={onPage} onSize={onSize} />
      </ListBody>
    </>
  );
}
