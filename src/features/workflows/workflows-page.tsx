import "./workflows.css";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { TabRow } from "#ui/frame/tab-row.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { ListBody } from "#ui/list/list-body.tsx";
import { Toolbar } from "#ui/list/toolbar.tsx";
import { DataTable } from "#ui/table/data-table/data-table.tsx";
import { TableSkeleton } from "#ui/table/data-table/table-skeleton.tsx";
import { OverdueList } from "./overdue-list.tsx";
import { useOverdue } from "./use-overdue.ts";
import { VerdictStrip } from "./verdict-strip.tsx";
import { words } from "./words.ts";
import type { WorkflowsSearch } from "./workflow-search.ts";
import { workflowCard, workflowColumns, workflowId } from "./workflows-columns.tsx";

export interface WorkflowsPageProps {
  search: WorkflowsSearch;
  addressOf: (search: WorkflowsSearch) => string;
  /** Goes to the page of a workflow, or to the history of an item there. */
  onWorkflow: (name: string, item?: string) => void;
  rowAddress: (seq: number) => string;
}

/** All workflows of the house with the verdicts on their histories, and the overdue items of any. */
export function WorkflowsPage({ search: { tab }, addressOf, onWorkflow, rowAddress }: WorkflowsPageProps) {
  const read = useCall("listWorkflows");
  const overdue = useOverdue();
  return (
    <>
      <Toolbar>
        <TabRow
          label={words.views}
          tabs={[
            { label: words.allWorkflows, to: addressOf({}), count: read.data?.length, current: tab === undefined },
            {
              label: words.tabs.overdue,
              to: addressOf({ tab: "overdue" }),
              count: overdue.rows?.length,
              current: tab === "overdue",
            },
          ]}
        />
      </Toolbar>
      <VerdictStrip rowAddress={rowAddress} />
      <ListBody>
        {tab === "overdue" ? (
          <OverdueList read={overdue} ofAll onItem={({ workflow, item }) => onWorkflow(workflow, item)} />
        ) : read.data ? (
          <DataTable
            label={words.workflows}
            columns={workflowColumns}
            rows={read.data}
            rowId={workflowId}
            card={workflowCard}
            opening={{ open: null, onOpen: onWorkflow }}
          />
        ) : read.isError ? (
          <FailureState {...queryFailure(read)} />
        ) : (
          <TableSkeleton label={words.what} columns={workflowColumns} />
        )}
      </ListBody>
    </>
  );
}
