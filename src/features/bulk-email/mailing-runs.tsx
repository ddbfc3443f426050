import "#ui/table/small-table.css";
import { useCall } from "#api/query.ts";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import { useRefresh } from "#api/use-refresh.ts";
import { addresses } from "#domain/addresses.ts";
import { dash, formatDateTime } from "#domain/format.ts";
import { Link } from "#ui/frame/link.tsx";
import { countsOf, type Mailing, refreshes } from "./mailing.ts";
import { words } from "./words.ts";

const shownMost = 20;
const lookEveryMs = 2_000;

/** The latest runs of a rule: when, by whom, and what became of their letters. It follows a run that is under way. */
export function RunHistory({ of: { id, state } }: { of: Mailing }) {
  const { data } = useCall("listBulkEmailRuns", { path: { id }, query: { size: shownMost } });
  const refresh = useRefresh();
  useRefetchEvery(state === "sending" && lookEveryMs, () => void refresh(refreshes));
  return (
    <section>
      <h3>{words.history}</h3>
      {data?.data.length === 0 && <p className="dim">{words.noRuns}</p>}
      {data && data.data.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        <section className="mailing-table" tabIndex={0} aria-label={words.history}>
          <table className="small-table">
            <thead>
              <tr>
                <th scope="col">{words.begun}</th>
                <th scope="col">{words.by}</th>
                <th scope="col">{words.came}</th>
              </tr>
            </thead>
            <tbody>
              {data.data.map((run) => (
                <tr key={run.id}>
                  <td>
                    <Link to={addresses.mailing(id, { tab: "report", run: run.id })}>
                      {formatDateTime(run.asked_at)}
                    </Link>
                  </td>
                  <td>{run.is_scheduled ? words.clock : (run.by ?? dash)}</td>
                  <td className="mailing-outcome">{run.reason ?? countsOf(run.counts)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}
