import { useMemo } from "react";
import { sentenceOf } from "#api/errors.ts";
import { useAct } from "#api/use-act.ts";
import { useNoRight } from "#api/view-only.ts";
import type { ListPage } from "#screens/list-page.ts";
import { ListRows } from "#screens/list-rows.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { Act } from "#ui/act/act.tsx";
import { ListDock } from "#ui/list/list-dock.tsx";
import { notify } from "#ui/notice/notify.ts";
import { deviationId, RowAddressContext } from "./deviation-columns.tsx";
import { deviationsList } from "./deviations-list.ts";
import { words } from "./words.ts";
import type { WorkflowFigures } from "./workflow.ts";
import type { WorkflowSearch } from "./workflow-search.ts";

export interface DeviationsTabProps extends ListPage<WorkflowSearch> {
  figures: WorkflowFigures;
  mayWrite: boolean;
  rowAddress: (seq: number) => string;
}

/**
 * The deviations of the histories from the machines, each with its row. Administrators can have all histories replayed.
 */
export function DeviationsTab({ figures, mayWrite, rowAddress, ...page }: DeviationsTabProps) {
  const noRight = useNoRight();
  const { name, conformance } = figures;
  const { items, checked_at } = conformance;
  const list = useListScreen(
    useMemo(() => deviationsList(name), [name]),
    page,
  );
  const check = useAct("checkConformance", { refreshes: ["getWorkflow", "listDeviations", "getAuditVerdict"] });
  const checkAll = () => check.mutateAsync({}).then(({ message }) => notify.success(message), toldFailure);
  function onOpen(id: string) {
    const item = list.rows.find((row) => deviationId(row) === id)?.item;
    if (item !== undefined) page.onSearch({ item, step: undefined, panel: "open" });
  }
  const reason = mayWrite ? null : noRight;
  const empty = { title: words.noDeviations, text: words.noDeviationsText(items) };
  return (
    <RowAddressContext value={rowAddress}>
      <ListRows list={list} empty={empty} opening={{ open: null, onOpen }} />
      <ListDock list={list.state} page={list.at.page} size={list.at.size} onPage={list.at.onPage}>
        <span className="row wrap">
          <span className="dim">{checked_at ? words.lastRun(checked_at) : words.neverRun}</span>
          <Act variant="default" reason={reason} loading={check.isPending} onClick={() => void checkAll()}>
            {words.checkAll}
          </Act>
        </span>
      </ListDock>
    </RowAddressContext>
  );
}

const toldFailure = (error: unknown) => notify.failure(sentenceOf(error));
