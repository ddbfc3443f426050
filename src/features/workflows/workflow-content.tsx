import { useMemo } from "react";
import { DeviationsTab } from "./deviations-tab.tsx";
import { StateTable, TransitionTable } from "./figure-tables.tsx";
import { itemPath } from "./item-path.ts";
import { overdueId } from "./overdue-columns.tsx";
import { OverdueList } from "./overdue-list.tsx";
import { PicturePane } from "./picture-pane.tsx";
import type { OverdueRead } from "./use-overdue.ts";
import { VersionsTab } from "./versions-tab.tsx";
import type { ItemStep, WorkflowFigures } from "./workflow.ts";
import type { WorkflowSearch } from "./workflow-search.ts";

export interface WorkflowContentProps {
  figures: WorkflowFigures;
  /** The history of the open item. */
  steps: readonly ItemStep[];
  overdue: OverdueRead;
  search: WorkflowSearch;
  onSearch: (patch: Partial<WorkflowSearch>) => void;
  mayWrite: boolean;
  rowAddress: (seq: number) => string;
}

/** The content of a workflow's tab. */
export function WorkflowContent(props: WorkflowContentProps) {
  const { figures, steps, overdue, search, onSearch, mayWrite, rowAddress } = props;
  const { tab = "taken", mark, step, sort = "", item } = search;
  const walked = useMemo(() => itemPath(steps, step), [steps, step]);
  // A present step marks its arrow.
  const marked = step === undefined ? mark : steps[step - 1]?.transition;
  const onMark = (id: string) => onSearch({ mark: id === marked ? undefined : id, step: undefined, found: undefined });
  const picture = { figures, walked, mark: marked, onMark };

  switch (tab) {
    case "taken":
      return (
        <>
          <PicturePane {...picture} show="taken" />
          <TransitionTable
            figures={figures}
            mark={marked}
            onMark={onMark}
            sort={sort}
            onSort={(next) => onSearch({ sort: next || undefined })}
          />
        </>
      );
    case "dwell":
      return (
        <>
          <PicturePane {...picture} show="dwell" />
          <StateTable figures={figures} mark={marked} onMark={onMark} />
        </>
      );
    case "versions":
      return (
        <VersionsTab {...picture} search={search} onSearch={onSearch} mayWrite={mayWrite} rowAddress={rowAddress} />
      );
    case "deviations":
      return (
        <DeviationsTab
          figures={figures}
          search={search}
          onSearch={onSearch}
          mayWrite={mayWrite}
          rowAddress={rowAddress}
        />
      );
    case "overdue":
      return (
        <OverdueList
          read={overdue}
          open={item === undefined ? undefined : overdueId({ workflow: figures.name, item })}
          onItem={(row) => onSearch({ item: row.item, step: undefined, panel: "open" })}
        />
      );
  }
}
