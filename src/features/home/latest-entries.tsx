import { useCall } from "#api/query.ts";
import { answerOf, queryFailure } from "#api/query-failure.ts";
import { addresses } from "#domain/addresses.ts";
import { whoDidIt } from "#domain/audit/who-did-it.ts";
import { formatDateTime } from "#domain/format.ts";
import { Link } from "#ui/frame/link.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { words } from "./words.ts";

/** Spec §9: the dashboard shows the first five. */
const shown = 5;

/** The latest changes in the house, for those who may read its log. */
export function LatestEntries() {
  const list = useCall("listAuditLogs", { query: { size: shown } }, { fallback: "dataNotFetched" });
  return (
    <Panel title={words.latest} aside={<Link to={addresses.auditLog}>{words.allEntries}</Link>} flush>
      {list.isPending && (
        <div className="latest-entries">
          <SkeletonRows label={words.latest} rows={shown} widths={[240, 120]} />
        </div>
      )}
      {list.isError && <FailureState {...queryFailure(list)} />}
      <ul className="latest-entries">
        {answerOf(list)?.data.map(({ seq, what, at, ...entry }) => (
          <li key={seq}>
            <Link to={addresses.auditRow(seq)}>{what}</Link>
            <span className="row between dim">
              <span>{whoDidIt(entry)}</span>
              <span className="figures">{formatDateTime(at)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
