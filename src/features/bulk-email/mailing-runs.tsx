import { useCall } from "#api/query.ts";
import { addresses } from "#domain/addresses.ts";
import { dash, formatDateTime } from "#domain/format.ts";
import { RunHistory, shownRunsMost } from "#screens/runs/run-history.tsx";
import { Link } from "#ui/frame/link.tsx";
import { countsOf, type Mailing, refreshes } from "./mailing.ts";
import { words } from "./words.ts";

const heads = [{ label: words.begun }, { label: words.by }, { label: words.came }];

/** The latest runs of a rule: when, by whom, and what became of their letters. It follows a run that is under way. */
export function MailingRuns({ of: { id, state } }: { of: Mailing }) {
  const { data } = useCall("listBulkEmailRuns", { path: { id }, query: { size: shownRunsMost } });
  return (
    <RunHistory
      title={words.history}
      none={words.noRuns}
      heads={heads}
      runs={data?.data}
      row={(run) => (
        <tr key={run.id}>
          <td>
            <Link to={addresses.mailing(id, { tab: "report", run: run.id })}>{formatDateTime(run.asked_at)}</Link>
          </td>
          <td>{run.is_scheduled ? words.clock : (run.by ?? dash)}</td>
          <td className="long-cell">{run.reason ?? countsOf(run.counts)}</td>
        </tr>
      )}
      isRunning={state === "sending"}
      refreshes={refreshes}
    />
  );
}
