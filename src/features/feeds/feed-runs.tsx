import { useCall } from "#api/query.ts";
import { addresses } from "#domain/addresses.ts";
import { dash } from "#domain/format.ts";
import { RunHistory, shownRunsMost } from "#screens/runs/run-history.tsx";
import { tookOf } from "#screens/runs/took-of.ts";
import { Link } from "#ui/frame/link.tsx";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import { type Feed, type FeedRun, outcomeOf, refreshes } from "./feed.ts";
import { codeOfLoad } from "./load-code.ts";
import { words } from "./words.ts";

const heads = [{ label: words.took, isNumber: true }, { label: words.file }, { label: words.outcome }];

/** The latest runs of a feed: when, how long, which file, and what became of it. */
export function FeedRuns({ of: { id, state } }: { of: Feed }) {
  const { data } = useCall("listFeedRuns", { path: { id }, query: { size: shownRunsMost } });
  return (
    <RunHistory
      none={words.noRuns}
      heads={heads}
      runs={data?.data}
      cells={(run) => <Cells run={run} />}
      isRunning={state === "running"}
      refreshes={refreshes}
    />
  );
}

const Cells = ({ run }: { run: FeedRun }) => (
  <>
    <td data-number>{tookOf(run)}</td>
    <td>{run.file_name ?? dash}</td>
    <td className="long-cell">
      {run.load && run.outcome === "load" ? (
        <span className="row">
          <Link to={addresses.load(run.load.id)}>{outcomeOf(run)}</Link>
          <StatusBadge list="load" code={codeOfLoad(run.load.state)} />
        </span>
      ) : (
        outcomeOf(run)
      )}
    </td>
  </>
);
