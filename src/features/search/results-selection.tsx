import { shownColumns } from "#stones/shown-columns.ts";
import { StoneTools } from "#stones/stone-tools.tsx";
import { stoneId } from "#stones/use-selected-stones.ts";
import { DockSelection } from "#ui/list/dock-selection.tsx";
import type { ResultsScreen } from "./use-results-screen.ts";
import { words } from "./words.ts";

/** The count of the selected stones, and the tools for them. */
export function ResultsSelection({ of }: { of: ResultsScreen }) {
  const { results, list, found, layout, selection, changes } = of;
  const { stones, selectAll, isSelecting } = selection;
  const leaveOut = (stockNo: string) => {
    const left = stones.filter(({ stock_no }) => stock_no !== stockNo);
    list.select(left.map(stoneId));
  };
  const matching = found.list.page.totalRecords;
  return (
    <DockSelection
      selected={list.selected.size}
      matching={matching}
      onAll={isSelecting ? undefined : () => selectAll(matching)}
      onClear={list.clear}
    >
      <StoneTools
        stones={stones}
        clientId={results.userId}
        columns={shownColumns(layout.columns, layout.arranging.layout)}
        onShow={(numbers) => changes.onWhat(({ sort }) => ({ ...(sort && { sort }), numbers }))}
        onLeaveOut={leaveOut}
      />
      {isSelecting && <span className="dim">{words.selecting}</span>}
    </DockSelection>
  );
}
