import { useMemo, useState } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import { useAct } from "#api/use-act.ts";
import { useFetchCycle } from "#api/use-fetch-cycle.ts";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import { ActDialog } from "#ui/act-dialog.tsx";
import { BlankState } from "#ui/blank-state.tsx";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { TableSkeleton } from "#ui/data-table/table-skeleton.tsx";
import type { Filter } from "#ui/filter.ts";
import { FilterBar } from "#ui/filter-bar.tsx";
import { ListBody } from "#ui/list-body.tsx";
import { ListDock } from "#ui/list-dock.tsx";
import { listSearch } from "#ui/list-search.ts";
import { ListStates } from "#ui/list-states.tsx";
import { notify } from "#ui/notify.ts";
import { Toolbar } from "#ui/toolbar.tsx";
import { JobActsContext, jobCard, jobColumns, jobId } from "./job-columns.tsx";
import type { OutboxSearch } from "./outbox-search.ts";
import { choicesOf, isJobMoving, type Job, jobStates, kindOf, refetchMs } from "./outbox-states.ts";
import { words } from "./words.ts";

const filters: readonly Filter[] = [
  { kind: "choice", name: "state", label: words.state, choices: choicesOf(jobStates) },
];

interface JobListProps {
  mayWrite: boolean;
  search: OutboxSearch;
  onSearch: (patch: Partial<OutboxSearch>) => void;
}

/** Work in the background: how far it is, how it ended, and stopping it. */
export function JobList({ mayWrite, search, onSearch }: JobListProps) {
  const { page, size, onFilter, onPage, onSize, tablePage } = listSearch(search, onSearch, { size: 50 });
  const values = { state: search.state };
  const list = useFetchCycle({
    operation: "listJobs",
    input: { query: { page, size, state: search.state } },
    columns: jobColumns,
  });
  const isMoving = list.rows.some(isJobMoving);
  useRefetchEvery(isMoving && refetchMs, list.refetch);
  const [asked, setAsked] = useState<Job>();
  const cancel = useAct("cancelJob", { refreshes: ["listJobs", "listOutbox"] });
  const acts = useMemo(() => ({ mayWrite, ask: setAsked }), [mayWrite]);

  return (
    <JobActsContext value={acts}>
      <Toolbar>
        <FilterBar filters={filters} values={values} onChange={onFilter} />
      </Toolbar>
      <ListBody>
        <ListStates
          list={list}
          what={words.jobRows}
          skeleton={<TableSkeleton label={words.jobRows} columns={jobColumns} />}
          empty={<BlankState title={words.noJobs}>{words.noJobsText}</BlankState>}
          filters={filters}
          values={values}
          onFilter={onFilter}
          onPage={onPage}
        >
          <DataTable
            label={words.jobs}
            columns={list.columns}
            rows={list.rows}
            rowId={jobId}
            card={jobCard}
            page={tablePage(list.page.totalRecords)}
          />
        </ListStates>
        <ListDock list={list} page={page} size={size} onPage={onPage} onSize={onSize}>
          {isMoving && <span className="dim">{words.refreshing}</span>}
        </ListDock>
      </ListBody>
      {asked && (
        <ActDialog
          title={words.cancelTitle(kindOf(asked.kind))}
          act={words.cancelAct}
          keep={words.cancelKeep}
          onAct={() =>
            formOutcome(async () => {
              notify.success((await cancel.mutateAsync({ path: { id: asked.id } })).message);
              setAsked(undefined);
            })
          }
          onClose={() => setAsked(undefined)}
        >
          <p>{words.cancelText}</p>
        </ActDialog>
      )}
    </JobActsContext>
  );
}
