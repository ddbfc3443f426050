import "./workflows.css";
import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { today as todayHere } from "#domain/today.ts";
import { PageTitle } from "#ui/frame/page-title.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { ListBody } from "#ui/list/list-body.tsx";
import { Code } from "#ui/marks/code.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { ItemPanel } from "./item-panel.tsx";
import { periodOf } from "./period.ts";
import { PrintHead } from "./print-head.tsx";
import { shortModel } from "./short-model.ts";
import { useOverdue } from "./use-overdue.ts";
import { VerdictStrip } from "./verdict-strip.tsx";
import { words } from "./words.ts";
import type { ItemStep } from "./workflow.ts";
import { WorkflowContent } from "./workflow-content.tsx";
import type { WorkflowSearch } from "./workflow-search.ts";
import { WorkflowToolbar } from "./workflow-toolbar.tsx";

export interface WorkflowPageProps {
  name: string;
  search: WorkflowSearch;
  onSearch: (patch: Partial<WorkflowSearch>) => void;
  onWorkflow: (name: string) => void;
  /** The address of another view of this workflow. */
  addressOf: (search: WorkflowSearch) => string;
  /** The addresses of a row of the log, and of all rows of an item. */
  rowAddress: (seq: number) => string;
  rowsAddress: (item: string) => string;
  mayWrite: boolean;
}

const noSteps: readonly ItemStep[] = [];

/** One workflow as it is drawn, enforced, tested and recorded, with one item's history on the same picture. */
export function WorkflowPage(props: WorkflowPageProps) {
  const { name, search, onSearch, onWorkflow, addressOf, rowAddress, rowsAddress, mayWrite } = props;
  const { party, business_id, item } = search;
  const today = todayHere();
  const period = periodOf(search, today);
  const read = useCall(
    "getWorkflow",
    { path: { name }, query: { ...period, party, business_id } },
    { keepsPrevious: true },
  );
  const overdue = useOverdue(name);
  const history = useCall(
    "getWorkflowItem",
    { path: { name, item: item ?? "" } },
    { isReady: item !== undefined, keepsPrevious: true },
  );
  const isWide = useMediaQuery("(min-width: 62em)", true, { getInitialValueInEffect: false });
  const figures = read.data;
  // A machine of the browser has no items in the log.
  const hasItems = figures?.is_recorded === true;
  const hasPanel = hasItems && (search.panel === "open" || (isWide && search.panel !== "closed"));
  const steps = (item !== undefined && history.data?.steps) || noSteps;

  return (
    <div className="workflow-page">
      {figures && (
        <PageTitle>
          {figures.title}{" "}
          <span className="dim">
            {figures.version}, <Code>{shortModel(figures.model)}</Code>
          </span>
        </PageTitle>
      )}
      <WorkflowToolbar
        name={name}
        search={search}
        period={period}
        today={today}
        counts={{ deviations: figures?.conformance.deviations, overdue: overdue.rows?.length }}
        addressOf={addressOf}
        onWorkflow={onWorkflow}
        onSearch={onSearch}
      >
        {hasItems && !hasPanel && (
          <Button variant="default" onClick={() => onSearch({ panel: "open" })}>
            {words.findItem}
          </Button>
        )}
        {figures && <ExportMenu figures={figures} />}
      </WorkflowToolbar>
      {figures && (
        <VerdictStrip
          figures={figures}
          rowAddress={rowAddress}
          deviations={addressOf({ ...search, tab: "deviations" })}
        />
      )}
      <ListBody
        drawer={
          figures &&
          hasPanel && (
            <ItemPanel
              figures={figures}
              search={search}
              onSearch={onSearch}
              read={history}
              rowsAddress={rowsAddress}
              isAsked={search.panel === "open"}
              onClose={() => onSearch({ panel: "closed" })}
            />
          )
        }
      >
        {read.isError && !figures && <FailureState {...queryFailure(read)} />}
        {read.isPending && <SkeletonRows label={words.loading} rows={16} />}
        {figures && <PrintHead figures={figures} />}
        {figures && (
          <WorkflowContent
            figures={figures}
            steps={steps}
            overdue={overdue}
            search={search}
            onSearch={onSearch}
            mayWrite={mayWrite}
            rowAddress={rowAddress}
          />
        )}
      </ListBody>
    </div>
  );
}
