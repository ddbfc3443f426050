import "./recent-panel.css";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { addresses } from "#domain/addresses.ts";
import { formatDateTime } from "#domain/format.ts";
import { SearchChips } from "#stones/search-chips.tsx";
import { Link } from "#ui/frame/link.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { words } from "./words.ts";

const shown = 5;

/** One's own latest searches, in a few lines. */
export function RecentPanel() {
  const recent = useCall("listRecentSearches", { query: { size: shown } }, { fallback: "searchListNotFetched" });
  const { data } = recent;
  const all = <Link to={addresses.recentSearches}>{words.all}</Link>;
  return (
    <Panel title={words.recentTitle} aside={all} flush>
      {recent.isError && !data ? (
        <FailureState {...queryFailure(recent)} />
      ) : !data ? (
        <SkeletonRows label={words.recentTitle} rows={3} widths={[240, 96, 56]} />
      ) : data.data.length === 0 ? (
        <BlankState title={words.noRecent}>{words.noRecentText}</BlankState>
      ) : (
        <ul className="recent-panel">
          {data.data.map((made) => (
            <li key={made.id}>
              <Link to={addresses.kept(made)}>
                <SearchChips search={made.search} wrap />
              </Link>
              <span className="row dim figures">
                <span>{words.pcs(made.pieces)}</span>
                <span>{formatDateTime(made.searched_at)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
