import "./live-users.css";
import { useCall } from "#api/query.ts";
import { answerOf, queryFailure } from "#api/query-failure.ts";
import { useReadAnew } from "#api/read-anew.ts";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import { usePeopleNews } from "#stones/live-stones.tsx";
import { Tile, TileStrip } from "#ui/charts/tile.tsx";
import { Page } from "#ui/frame/page.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { PeopleTable } from "./people-table.tsx";
import { words } from "./words.ts";

/** Whoever does nothing any more is told by no news. */
const oneMinute = 60_000;

interface LiveUsersPageProps {
  mayRead: (screen: string) => boolean;
}

/** The people online now. The page moves by itself when somebody comes or goes. */
export function LiveUsersPage({ mayRead }: LiveUsersPageProps) {
  const read = useCall("countLiveUsers", undefined, { fallback: "dataNotFetched" });
  const again = useReadAnew("countLiveUsers");
  usePeopleNews(again);
  useRefetchEvery(oneMinute, again);
  const { isPending, isError } = read;
  const data = answerOf(read);
  const unseen = data ? data.onlineUserCount - data.users.length : 0;
  return (
    <Page label={words.title}>
      {(isPending || data) && (
        <TileStrip label={words.counts}>
          <Tile label={words.online} value={data?.onlineUserCount} unit={words.people} />
          <Tile label={words.accounts} value={data?.totalUserCount} unit={words.accountUnit} />
        </TileStrip>
      )}
      <Panel title={words.online} aside={words.rule} flush>
        <div className="live-users">
          {isPending && <SkeletonRows label={words.online} rows={5} widths={[160, 120, 180, 120, 120]} />}
          {isError && !data && <FailureState {...queryFailure(read)} />}
          {data?.users.length === 0 && <BlankState title={words.nobody}>{words.nobodyText}</BlankState>}
          {data && data.users.length > 0 && <PeopleTable of={data.users} mayRead={mayRead} />}
          {unseen > 0 && <p className="live-users-more dim">{words.more(unseen)}</p>}
          {data?.is_narrowed && <p className="live-users-more dim">{words.narrowed}</p>}
        </div>
      </Panel>
    </Page>
  );
}
