import { sentenceOf } from "#api/errors.ts";
import { useAct } from "#api/use-act.ts";
import { useFetchCycle } from "#api/use-fetch-cycle.ts";
import { messages } from "#domain/messages.ts";
import { Act } from "#ui/act.tsx";
import { BlankState } from "#ui/blank-state.tsx";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { TableSkeleton } from "#ui/data-table/table-skeleton.tsx";
import { ListDock } from "#ui/list-dock.tsx";
import { listSearch } from "#ui/list-search.ts";
import { ListStates } from "#ui/list-states.tsx";
import { notify } from "#ui/notify.ts";
import { deviationCard, deviationColumns, deviationId, RowAddressContext } from "./deviation-columns.tsx";
import { words } from "./words.ts";
import type { WorkflowFigures } from "./workflow.ts";
import type { WorkflowSearch } from "./workflow-search.ts";

export interface DeviationsTabProps {
  figures: WorkflowFigures;
  search: WorkflowSearch;
  onSearch: (patch: Partial<WorkflowSearch>) => void;
  mayWrite: boolean;
  rowAddress: (seq: number) => string;
}

/** What in the histories is not as the machines have it, each with its row; administrators have it all read again. */
export function DeviationsTab({ figures, search, onSearch, mayWrite, rowAddress }: DeviationsTabProps) {
  const { name, conformance } = figures;
  const { page, size, onPage, tablePage } = listSearch(search, onSearch, { size: 50 });
  const list = useFetchCycle({
    operation: "listDeviations",
    input: { path: { name }, query: { page, size } },
    columns: deviationColumns,
  });
  const check = useAct("checkConformance", { refreshes: ["getWorkflow", "listDeviations", "getAuditVerdict"] });

  async function checkAll() {
    try {
      notify.success((await check.mutateAsync({})).message);
    } catch (error) {
      notify.failure(sentenceOf(error));
    }
  }
  return (
    <RowAddressContext value={rowAddress}>
      <ListStates
        list={list}
        what={words.deviations}
        skeleton={<TableSkeleton label={words.deviations} columns={deviationColumns} />}
        empty={<BlankState title={words.noDeviations}>{words.noDeviationsText(conformance.items)}</BlankState>}
        onPage={onPage}
      >
        <DataTable
          label={words.deviations}
          columns={deviationColumns}
          rows={list.rows}
          rowId={deviationId}
          card={deviationCard}
          opening={{
            open: null,
            onOpen: (id) => {
              const item = list.rows.find((row) => deviationId(row) === id)?.item;
              if (item !== undefined) onSearch({ item, step: undefined, panel: "open" });
            },
          }}
          page={tablePage(list.page.totalRecords)}
        />
      </ListStates>
      <ListDock list={list} page={page} size={size} onPage={onPage}>
        <span className="row wrap">
          <span className="dim">{conformance.checked_at ? words.lastRun(conformance.checked_at) : words.neverRun}</span>
          <Act
            variant="default"
            reason={mayWrite ? null : messages.forbidden}
            loading={check.isPending}
            onClick={() => void checkAll()}
          >
            {words.checkAll}
          </Act>
        </span>
      </ListDock>
    </RowAddressContext>
  );
}
