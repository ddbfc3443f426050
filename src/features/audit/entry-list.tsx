import type { FilterValues } from "#ui/filter.ts";
import "./audit.css";
import { Button } from "@mantine/core";
import { useFetchCycle } from "#api/use-fetch-cycle.ts";
import { logCounted } from "#domain/limits.ts";
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
import { auditFilters, filterValues, isNarrowed } from "./audit-filters.ts";
import { type AuditSearch, auditFilter } from "./audit-search.ts";
import { entryCard, entryColumns, entryId } from "./entry-columns.tsx";
import { EntryDrawer } from "./entry-drawer.tsx";
import { LogExport } from "./log-export.tsx";
import { words } from "./words.ts";

export interface EntryListProps {
  search: AuditSearch;
  onSearch: (patch: Partial<AuditSearch>) => void;
  addressOf: (search: AuditSearch) => string;
  pictureOf: (workflow: string, item: string) => string | undefined;
}

/** A number in the address is a number: what is chosen in a field is its text. */
const typed = ({ role_id, ...patch }: FilterValues) =>
  ({ ...patch, ...(role_id !== undefined && { role_id: Number(role_id) }) }) as FilterValues;

/** The entries of the log, the latest first; a row opens one. */
export function EntryList({ search, onSearch, addressOf, pictureOf }: EntryListProps) {
  const { page, size, onFilter, onPage, onSize, tablePage } = listSearch(search, onSearch, { size: 100 });
  const filter = auditFilter(search);
  const list = useFetchCycle({
    operation: "listAuditLogs",
    input: { query: { ...filter, page, size } },
    columns: entryColumns,
  });
  const values = filterValues(filter);
  const person = list.rows.find(({ who }) => who?.id === search.who)?.who?.name;
  const filters = auditFilters(person);
  const matching = list.page.totalRecords;
  const isBounded = isNarrowed(filter) && matching >= logCounted;
  // What was counted is not all: from the last entry of this page on it is counted anew.
  const oldest = list.rows.at(-1)?.seq;
  const goOn = () => onSearch({ seq_to: oldest && oldest - 1, page: undefined });
  const onOpen = (id: string) => onSearch({ entry: Number(id) });
  const open = search.entry?.toString() ?? null;
  const { place } = useOpenRow({ rows: list.rows, rowId: entryId, open, onOpen });
  const change = (patch: FilterValues) => {
    // A filter that has been lifted has to be named for that.
    const lifted = Object.keys(patch).filter((name) => patch[name] === undefined);
    onFilter({ ...typed(patch), ...Object.fromEntries(lifted.map((name) => [name, undefined])) });
  };

  return (
    <>
      <Toolbar tools={<LogExport filter={filter} matching={matching} isBounded={isBounded} />}>
        <FilterBar filters={filters} values={values} onChange={change} />
      </Toolbar>
      <ListBody
        drawer={
          search.entry !== undefined && (
            <EntryDrawer
              key={search.entry}
              seq={search.entry}
              place={place}
              onClose={() => onSearch({ entry: undefined })}
              addressOf={addressOf}
              pictureOf={pictureOf}
            />
          )
        }
      >
        <ListStates
          list={list}
          what={words.rows}
          skeleton={<TableSkeleton label={words.rows} columns={entryColumns} />}
          empty={<BlankState title={words.none}>{words.noneText}</BlankState>}
          filters={filters}
          values={values}
          onFilter={change}
          onPage={onPage}
        >
          <DataTable
            label={words.log}
            columns={list.columns}
            rows={list.rows}
            rowId={entryId}
            card={entryCard}
            opening={{ open, onOpen }}
            page={tablePage(matching)}
          />
        </ListStates>
        <ListDock list={list} page={page} size={size} onPage={onPage} onSize={onSize}>
          {isBounded && (
            <>
              <span className="dim">{words.bounded}</span>
              <Button variant="default" disabled={oldest === undefined} onClick={goOn}>
                {words.older}
              </Button>
            </>
          )}
        </ListDock>
      </ListBody>
    </>
  );
}
