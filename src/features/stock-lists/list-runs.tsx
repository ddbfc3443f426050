import { useCall } from "#api/query.ts";
import { count } from "#domain/format.ts";
import { RunHistory, shownRunsMost } from "#screens/runs/run-history.tsx";
import { tookOf } from "#screens/runs/took-of.ts";
import { refreshes, type StockListRun } from "./stock-list.ts";
import { words } from "./words.ts";

const heads = [
  { label: words.took, isNumber: true },
  { label: words.stones, isNumber: true },
  { label: words.outcome },
];

/** The latest runs of a list: when, how long, how many stones, and how they ended. */
export function ListRuns({ id, isRunning }: { id: number; isRunning: boolean }) {
  const { data } = useCall("listStockListRuns", { path: { id }, query: { size: shownRunsMost } });
  return (
    <RunHistory
      none={words.noRuns}
      heads={heads}
      runs={data?.data}
      cells={(run) => <Cells run={run} />}
      isRunning={isRunning}
      refreshes={refreshes}
    />
  );
}

const Cells = ({ run }: { run: StockListRun }) => (
  <>
    <td data-number>{tookOf(run)}</td>
    <td data-number>{count(run.stones)}</td>
    <td className="long-cell">{outcomeOf(run)}</td>
  </>
);

function outcomeOf({ outcome, reason, tries, sent_to }: StockListRun): string {
  if (outcome === null) return tries > 0 && reason ? words.tried(tries, reason) : words.underWay;
  if (sent_to) return `${words.outcomes[outcome]}: ${sent_to}`;
  const because = reason && (words.reasons[reason] ?? reason);
  return because ? `${words.outcomes[outcome]}: ${because}` : words.outcomes[outcome];
}
