import { useCall } from "#api/query.ts";
import { addresses } from "#domain/addresses.ts";
import { RunHistory, shownRunsMost } from "#screens/runs/run-history.tsx";
import { countsOf, type Mailing, refreshes } from "./mailing.ts";
import { words } from "./words.ts";

const heads = [{ label: words.came }];

/** The latest runs of a rule: when, by whom, and what became of their letters. It follows a run that is under way. */
export function MailingRuns({ of: { id, state } }: { of: Mailing }) {
  const { data } = useCall("listBulkEmailRuns", { path: { id }, query: { size: shownRunsMost } });
  return (
    <RunHistory
      none={words.noRuns}
      heads={heads}
      runs={data?.data}
      cells={(run) => <td className="long-cell">{run.reason ?? countsOf(run.counts)}</td>}
      to={(run) => addresses.mailing(id, { tab: "report", run: run.id })}
      isRunning={state === "sending"}
      refreshes={refreshes}
    />
  );
}
