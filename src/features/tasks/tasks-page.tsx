import { useFetchCycle } from "#api/use-fetch-cycle.ts";
import { codes } from "#domain/codes.ts";
import { messages } from "#domain/messages.ts";
import { type RowViewer, ViewerProvider } from "#stones/row-viewer.tsx";
import { Act } from "#ui/act.tsx";
import { BlankState } from "#ui/blank-state.tsx";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { TableSkeleton } from "#ui/data-table/table-skeleton.tsx";
import type { Filter } from "#ui/filter.ts";
import { FilterBar } from "#ui/filter-bar.tsx";
import { ListBody } from "#ui/list-body.tsx";
import { ListDock } from "#ui/list-dock.tsx";
import { listSearch } from "#ui/list-search.ts";
import { ListStates } from "#ui/list-states.tsx";
import { TabRow } from "#ui/tab-row.tsx";
import { Toolbar } from "#ui/toolbar.tsx";
import { useOpenRow } from "#ui/use-open-row.ts";
import { doneColumns, pendingColumns, taskCard, taskId } from "./task-columns.tsx";
import { NewTaskDrawer, TaskDrawer } from "./task-drawers.tsx";
import type { TasksParams } from "./tasks-params.ts";
import { words } from "./words.ts";

const filters: readonly Filter[] = [
  { kind: "search", name: "search", label: words.search, placeholder: words.searchHint },
];

export interface TasksPageProps extends RowViewer {
  search: TasksParams;
  onSearch: (patch: Partial<TasksParams>) => void;
  /** The address of this screen with that search. */
  addressOf: (search: TasksParams) => string;
  onDirty?: (dirty: boolean) => void;
}

/** What somebody of the house has to do, and what is done. */
export function TasksPage({ user, mayWrite, search, onSearch, addressOf, onDirty }: TasksPageProps) {
  const { page, size, onFilter, onPage, onSize, tablePage } = listSearch(search, onSearch, { size: 50 });
  const isDone = search.tab === "done";
  const columns = isDone ? doneColumns : pendingColumns;
  const list = useFetchCycle({
    operation: "listTasks",
    input: { query: { page, size, search: search.search, status: isDone ? codes.task.done : codes.task.pending } },
    fallback: "dataNotFetched",
    columns,
  });
  const values = { search: search.search };
  const onOpen = (id: string) => onSearch({ open: Number(id), new: undefined });
  const open = search.open?.toString() ?? null;
  const { row, place } = useOpenRow({ rows: list.rows, rowId: taskId, open, onOpen });
  // A drawer that closes has been asked already; the page's own guard must not ask again.
  const close = () => {
    onDirty?.(false);
    onSearch({ open: undefined, new: undefined, line: undefined, paper: undefined });
  };
  const add = (
    <Act
      variant="default"
      reason={mayWrite ? null : messages.forbidden}
      onClick={() => onSearch({ new: true, open: undefined })}
    >
      {words.addMore}
    </Act>
  );

  return (
    <ViewerProvider user={user} mayWrite={mayWrite}>
      <Toolbar tools={add}>
        <TabRow
          label={words.tabs}
          tabs={[
            { label: words.pending, to: addressOf({}), current: !isDone },
            { label: words.done, to: addressOf({ tab: "done" }), current: isDone },
          ]}
        />
      </Toolbar>
      <Toolbar>
        <FilterBar filters={filters} values={values} onChange={onFilter} />
      </Toolbar>
      <ListBody
        drawer={
          search.new ? (
            <NewTaskDrawer
              line_id={search.line}
              paper_id={search.paper}
              mayWrite={mayWrite}
              onClose={close}
              onDirty={onDirty}
            />
          ) : (
            row && <TaskDrawer key={row.id} task={row} place={place} onClose={close} />
          )
        }
      >
        <ListStates
          list={list}
          what={words.tasks}
          skeleton={<TableSkeleton label={words.tasks} columns={columns} />}
          empty={
            <BlankState title={isDone ? words.nothingDone : words.nothingPending} acts={isDone ? undefined : add}>
              {isDone ? words.nothingDoneText : words.nothingPendingText}
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
            rowId={taskId}
            card={taskCard}
            opening={{ open: row ? taskId(row) : null, onOpen }}
            page={tablePage(list.page.totalRecords)}
          />
        </ListStates>
        <ListDock list={list} page={page} size={size} onPage={onPage} onSize={onSize} />
      </ListBody>
    </ViewerProvider>
  );
}
