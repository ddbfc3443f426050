import "#ui/table/small-table.css";
import { useCall } from "#api/query.ts";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import { useRefresh } from "#api/use-refresh.ts";
import { count, dash, formatDateTime } from "#domain/format.ts";
import { refreshes, type StockListRun } from "./stock-list.ts";
import { words } from "./words.ts";

const shownMost = 20;
const lookEveryMs = 2_000;

/** The latest runs of a list: when, how long, how many stones, and how they ended. */
export function RunHistory({ id, isRunning }: { id: number; isRunning: boolean }) {
  const { data } = useCall("listStockListRuns", { path: { id }, query: { size: shownMost } });
  const refresh = useRefresh();
  useRefetchEvery(isRunning && lookEveryMs, () => void refresh(refreshes));
  return (
    <section>
      <h3>{words.history}</h3>
      {data?.data.length === 0 && <p className="dim">{words.noRuns}</p>}
      {data && data.data.length > 0 && (
        <div className="run-history">
          <table className="small-table">
            <thead>
              <tr>
                <th scope="col">{words.begun}</th>
                <th scope="col">{words.by}</th>
                <th scope="col" data-number>
                  {words.took}
                </th>
                <th scope="col" data-number>
                  {words.stones}
                </th>
                <th scope="col">{words.outcome}</th>
              </tr>
            </thead>
            <tbody>
              {data.data.map((run) => (
                <tr key={run.id}>
                  <td>{formatDateTime(run.started_at ?? run.asked_at)}</td>
                  <td>{run.is_scheduled ? words.schedule : (run.by ?? dash)}</td>
                  <td data-number>{tookOf(run)}</td>
                  <td data-number>{count(run.stones)}</td>
                  <td className="run-outcome">{outcomeOf(run)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function tookOf({ started_at, ended_at }: StockListRun): string {
  if (!started_at || !ended_at) return dash;
  return words.seconds(Math.round((Date.parse(ended_at) - Date.parse(started_at)) / 100) / 10);
}

function outcomeOf({ outcome, reason, tries, sent_to }: StockListRun): string {
  if (outcome === null) return tries > 0 && reason ? words.tried(tries, reason) : words.underWay;
  if (sent_to) return `${words.outcomes[outcome]}: ${sent_to}`;
  const because = reason && (words.reasons[reason] ?? reason);
  return because ? `${words.outcomes[outcome]}: ${because}` : words.outcomes[outcome];
}
