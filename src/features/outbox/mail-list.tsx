import { useFetchCycle } from "#api/use-fetch-cycle.ts";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import { BlankState } from "#ui/blank-state.tsx";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { TableSkeleton } from "#ui/data-table/table-skeleton.tsx";
import type { Filter } from "#ui/filter.ts";
import { FilterBar } from "#ui/filter-bar.tsx";
import { ListBody } from "#ui/list-body.tsx";
import { ListDock } from "#ui/list-dock.tsx";
import { listSearch } from "#ui/list-search.ts";
import { ListStates } from "#ui/list-states.tsx";
import { Notice } from "#ui/notice.tsx";
import { Toolbar } from "#ui/toolbar.tsx";
import { useOpenRow } from "#ui/use-open-row.ts";
import { mailCard, mailColumns, mailId } from "./mail-columns.tsx";
import { MailDrawer } from "./mail-drawer.tsx";
import type { OutboxSearch } from "./outbox-search.ts";
import { choicesOf, isLate, isMailMoving, mailStatuses, refetchMs } from "./outbox-states.ts";
import { words } from "./words.ts";

const filters: readonly Filter[] = [
  { kind: "search", name: "search", label: words.search, placeholder: words.searchHint },
  { kind: "choice", name: "status", label: words.status, choices: choicesOf(mailStatuses) },
  { kind: "dates", from: "startDate", to: "endDate", label: words.created_range },
];

interface MailListProps {
  mayWrite: boolean;
  search: OutboxSearch;
  onSearch: (patch: Partial<OutboxSearch>) => void;
}

/** The mail of the house, sent or kept; a row opens its text. */
export function MailList({ mayWrite, search, onSearch }: MailListProps) {
  const { page, size, sorting, onFilter, onPage, onSize, tablePage } = listSearch(search, onSearch, { size: 50 });
  const { status, startDate, endDate } = search;
  const values = { search: search.search, status, startDate, endDate };
  const list = useFetchCycle({
    operation: "listOutbox",
    input: { query: { page, size, search: search.search, sort: search.sort, status, startDate, endDate } },
    columns: mailColumns,
  });
  const isMoving = list.rows.some(isMailMoving);
  useRefetchEvery(isMoving && refetchMs, list.refetch);
  const onOpen = (id: string) => onSearch({ open: Number(id) });
  const { row, place } = useOpenRow({
    rows: list.rows,
    rowId: mailId,
    open: search.open?.toString() ?? null,
    onOpen,
  });

  return (
    <>
      <Toolbar>
        <FilterBar filters={filters} values={values} onChange={onFilter} />
      </Toolbar>
      {list.rows.some(isLate) && <Notice hue="orange">{words.lettersWait}</Notice>}
      <ListBody
        drawer={
          row && (
            <MailDrawer
              key={row.id}
              mail={row}
              place={place}
              mayWrite={mayWrite}
              onClose={() => onSearch({ open: undefined })}
            />
          )
        }
      >
        <ListStates
          list={list}
          what={words.mails}
          skeleton={<TableSkeleton label={words.mails} columns={mailColumns} />}
          empty={<BlankState title={words.noMail}>{words.noMailText}</BlankState>}
          filters={filters}
          values={values}
          onFilter={onFilter}
          onPage={onPage}
        >
          <DataTable
            label={words.mail}
            columns={list.columns}
            rows={list.rows}
            rowId={mailId}
            card={mailCard}
            sorting={sorting}
            opening={{ open: row ? mailId(row) : null, onOpen }}
            page={tablePage(list.page.totalRecords)}
          />
        </ListStates>
        <ListDock list={list} page={page} size={size} onPage={onPage} onSize={onSize}>
          {isMoving && <span className="dim">{words.refreshing}</span>}
        </ListDock>
      </ListBody>
    </>
  );
}
