import { useCall } from "#api/query.ts";
import { answerOf } from "#api/query-failure.ts";
import { RunHistory, shownRunsMost } from "#screens/runs/run-history.tsx";
import { hasWaiting, outcomeOf, type ReportRun, refreshes, type ScheduledReport, sendOf } from "./scheduled-report.ts";
import { words } from "./words.ts";

const heads = [{ label: words.outcome }, { label: words.letters }];

/** The latest runs of a report: when, how they ended, and what became of each letter. */
export function ScheduledRuns({ of: { id, is_running, last_run } }: { of: ScheduledReport }) {
  const data = answerOf(useCall("listReportRuns", { path: { id }, query: { size: shownRunsMost } }));
  const shown = data?.data[0];
  // A run ends when its letters are written. They leave after it, each by its own job.
  const isMoving = is_running || [shown, last_run].some((run) => run && hasWaiting(run));
  return (
    <RunHistory
      none={words.noRuns}
      heads={heads}
      runs={data?.data}
      cells={(run) => <Cells run={run} />}
      isRunning={isMoving}
      refreshes={refreshes}
    />
  );
}

const Cells = ({ run }: { run: ReportRun }) => (
  <>
    <td>{outcomeOf(run)}</td>
    <td className="long-cell">{run.sends.map(sendOf).join("; ")}</td>
  </>
);
