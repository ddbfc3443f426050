import "#ui/table/small-table.css";
import "./feeds.css";
import { useCall } from "#api/query.ts";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import { useRefresh } from "#api/use-refresh.ts";
import { addresses } from "#domain/addresses.ts";
import { dash, formatDateTime } from "#domain/format.ts";
import { Link } from "#ui/frame/link.tsx";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import { type Feed, type FeedRun, outcomeOf, refreshes } from "./feed.ts";
import { codeOfLoad } from "./load-code.ts";
import { words } from "./words.ts";

const shownMost = 20;
const lookEveryMs = 2_000;

/** The latest runs of a feed: when, how long, which file, and what became of it. */
export function FeedHistory({ of: { id, state } }: { of: Feed }) {
  const { data } = useCall("listFeedRuns", { path: { id }, query: { size: shownMost } });
  const refresh = useRefresh();
  useRefetchEvery(state === "running" && lookEveryMs, () => void refresh(refreshes));
  return (
    <section>
      <h3>{words.history}</h3>
      {data?.data.length === 0 && <p className="dim">{words.noRuns}</p>}
      {data && data.data.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        <section className="feed-history" tabIndex={0} aria-label={words.history}>
          <table className="small-table">
            <thead>
              <tr>
                <th scope="col">{words.begun}</th>
                <th scope="col">{words.by}</th>
                <th scope="col" data-number>
                  {words.took}
                </th>
                <th scope="col">{words.file}</th>
                <th scope="col">{words.outcome}</th>
              </tr>
            </thead>
            <tbody>
              {data.data.map((run) => (
                <Run key={run.id} run={run} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}

const Run = ({ run }: { run: FeedRun }) => (
  <tr>
    <td>{formatDateTime(run.started_at ?? run.asked_at)}</td>
    <td>{run.is_scheduled ? words.clock : (run.by ?? dash)}</td>
    <td data-number>{tookOf(run)}</td>
    <td>{run.file_name ?? dash}</td>
    <td className="feed-outcome">
      {run.load && run.outcome === "load" ? (
        <span className="row">
          <Link to={addresses.load(run.load.id)}>{outcomeOf(run)}</Link>
          <StatusBadge list="load" code={codeOfLoad(run.load.state)} />
        </span>
      ) : (
        outcomeOf(run)
      )}
    </td>
  </tr>
);

function tookOf({ started_at, ended_at }: FeedRun): string {
  if (!started_at || !ended_at) return dash;
  return words.seconds(Math.round((Date.parse(ended_at) - Date.parse(started_at)) / 100) / 10);
}
