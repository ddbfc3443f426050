import { type ReactNode, useCallback, useMemo, useState } from "react";
import type { Data } from "#api/operation-types.ts";
import { selectionTotals } from "#domain/search/selection-totals.ts";
import { DockSelection } from "#ui/list/dock-selection.tsx";
import { ListDock } from "#ui/list/list-dock.tsx";
import type { ListState } from "#ui/list/list-states.tsx";
import { type Summary, Totals } from "#ui/list/totals.tsx";
import type { StoneLine } from "../stone-line.ts";
import { dealAmount } from "../stone-line.ts";
import { AskingContext } from "./asking.ts";
import { clientName } from "./line-people.ts";
import { words } from "./words.ts";

export type LineTotals = Exclude<Extract<Data<"listHolds">, { tabs: unknown }>, string>["totals"];

interface LinesDockProps {
  /** The list as it was read. */
  lines: {
    cycle: ListState;
    totals: LineTotals | undefined;
    groups: readonly unknown[];
    tabs: object | undefined;
  };
  chosen: readonly StoneLine[];
  /** Selects all matches. Absent while a selection runs, and on a screen that works page by page. */
  onAll?: (() => void) | undefined;
  onClear: () => void;
  /** The acts on the selection that claim nothing. */
  tools?: ReactNode;
  told?: ReactNode;
  acts: ReactNode;
  /** True if the viewer is shown the clients of lines. */
  namesClient: boolean;
  page: number;
  size: number;
  onPage: (page: number) => void;
  /** Changes the size of the page; absent if it is fixed. */
  onSize?: (size: number) => void;
}

/**
 * Pages and totals of all matches; with a selection, its own totals and the acts on it. An open question keeps the acts
 * here, also after others have decided all selected lines.
 */
export function LinesDock({ lines, chosen, onAll, onClear, tools, told, acts, namesClient, ...at }: LinesDockProps) {
  const { cycle, totals, groups, tabs } = lines;
  const [questions, setQuestions] = useState(0);
  const ask = useCallback(() => {
    setQuestions((open) => open + 1);
    return () => setQuestions((open) => open - 1);
  }, []);
  const ofSelection = useMemo(() => (chosen.length > 0 ? selectionTotals(chosen.map(priced)) : undefined), [chosen]);
  const shown = ofSelection ?? totals;
  const isGrouped = groups.length > 0;
  const matching = (isGrouped ? totals?.pieces : undefined) ?? cycle.page.totalRecords;
  return (
    <ListDock
      list={cycle}
      counted={isGrouped ? words.groupsOnThisPage : undefined}
      {...at}
      selection={
        (chosen.length > 0 || questions > 0) && (
          <DockSelection selected={chosen.length} matching={matching} onAll={onAll} onClear={onClear}>
            {namesClient && <Clients lines={chosen} />}
            {tools}
          </DockSelection>
        )
      }
      told={told}
      acts={<AskingContext value={ask}>{acts}</AskingContext>}
    >
      {isGrouped && tabs && <span className="dim">{words.linesInAll(matching)}</span>}
      {shown && matching > 0 && (
        <Totals label={ofSelection ? words.selectionTotals : words.totals} of={summaryOf(shown)} />
      )}
    </ListDock>
  );
}

/** The client of the selected lines, if they are all one client's. */
function Clients({ lines }: { lines: readonly StoneLine[] }) {
  const names = new Set(lines.map(clientName));
  return names.size === 1 ? <span className="dim">{[...names][0]}</span> : null;
}

/** The sums of a line. A credit takes away the amount of its sale. */
const priced = (line: StoneLine) => {
  const { stone, rap, invoice_line } = line;
  if (!invoice_line) return { carat: stone.carat, rap, sell_amt: dealAmount(line) };
  return { carat: invoice_line.credits_id === null ? stone.carat : -stone.carat, rap, sell_amt: invoice_line.amount };
};

const summaryOf = (totals: LineTotals): Summary => ({
  pieces: totals.pieces,
  carats: totals.carat,
  rapAverage: totals.rap_avg,
  discount: totals.disc_avg,
  perCarat: totals.price_per_ct,
  total: totals.total_amt,
});
