import { useCall } from "#api/query.ts";
import { answerOf, queryFailure } from "#api/query-failure.ts";
import { formatDateTime } from "#domain/format.ts";
import { Link } from "#ui/frame/link.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { words } from "./words.ts";

const shown = 4;

/** The latest of one's own open sessions. The profile has them all. */
export function SessionsSummary({ profile }: { profile: string | undefined }) {
  const list = useCall("listSessions", { query: { size: shown } }, { fallback: "dataNotFetched" });
  const data = answerOf(list);
  const all = data?.pagination.totalRecords;
  if (all === 0) return null; // a view as somebody else has no session of its own here
  return (
    <Panel
      title={words.sessions}
      aside={profile && all !== undefined && <Link to={profile}>{words.allSessions(all)}</Link>}
      flush
    >
      {list.isPending && <SkeletonRows label={words.sessions} rows={2} widths={[160, 140]} />}
      {list.isError && <FailureState {...queryFailure(list)} />}
      <ul className="session-lines">
        {data?.data.map(({ id, device, last_seen_at, is_current }) => (
          <li key={id}>
            <span className="session-device">{device}</span>
            {is_current ? (
              <Tag hue="green" kind="free">
                {words.thisOne}
              </Tag>
            ) : (
              <span className="dim figures">{words.lastSeen(formatDateTime(last_seen_at))}</span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
