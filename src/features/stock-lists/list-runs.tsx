import { useCall } from "#api/query.ts";
import { count, dash, formatDateTime } from "#domain/format.ts";
import { RunHistory, shownRunsMost } from "#screens/runs/run-history.tsx";
import { tookOf } from "#screens/runs/took-of.ts";
import { refreshes, type StockListRun } from "./stock-list.ts";
import { words } from "./words.ts";

const heads = [
  { label: words.begun },
  { label: words.by },
  { label: words.took, isNumber: true },
  { label: words.stones, isNumber: true },
  { label: words.outcome },
];

/** The latest runs of a list: when, how long, how many stones, and how they ended. */
export function ListRuns({ id, isRunning }: { id: number; isRunning: boolean }) {
  const { data } = useCall("listStockListRuns", { path: { id }, query: { size: shownRunsMost } });
  return (
    <RunHistory
      title={words.history}
      none={words.noRuns}
      heads={heads}
      runs={data?.data}
      row={(run) => <Run key={run.id} run={run} />}
      isRunning={isRunning}
      refreshes={refreshes}
    />
  );
}

const Run = ({ run }: { run: StockListRun }) => (
  <tr>
    <td>{formatDateTime(run.started_at ?? run.asked_at)}</td>
    <td>{run.is_scheduled ? words.schedule : (run.by ?? dash)}</td>
    <td data-number>{tookOf(run)}</td>
    <td data-number>{count(run.stones)}</td>
    <td className="long-cell">{outcomeOf(run)}</td>
  </tr>
);

function outcomeOf({ outcome, reason, tries, sent_to }: StockListRun): string {
  if (outcome === null) return tries > 0 && reason ? words.tried(tries, reason) : words.underWay;
  if (sent_to) return `${words.outcomes[outcome]}: ${sent_to}`;
  const because = reason && (words.reasons[reason] ?? reason);
  return because ? `${words.outcomes[outcome]}: ${because}` : words.outcomes[outcome];
}
