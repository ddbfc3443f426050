import { useCall } from "#api/query.ts";
import { answerOf } from "#api/query-failure.ts";
import { RunHistory, shownRunsMost } from "#screens/runs/run-history.tsx";
import { outcomeOf, type ReportRun, refreshes, sendOf } from "./scheduled-report.ts";
import { words } from "./words.ts";

const heads = [{ label: words.outcome }, { label: words.letters }];

/** The latest runs of a report: when, how they ended, and what became of each letter. */
export function ScheduledRuns({ id, isRunning }: { id: number; isRunning: boolean }) {
  const data = answerOf(useCall("listReportRuns", { path: { id }, query: { size: shownRunsMost } }));
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

const Cells = ({ run }: { run: ReportRun }) => (
  <>
    <td>{outcomeOf(run)}</td>
    <td className="long-cell">{run.sends.map(sendOf).join("; ")}</td>
  </>
);
