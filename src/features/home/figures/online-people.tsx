import { useCall } from "#api/query.ts";
import { answerOf } from "#api/query-failure.ts";
import { useReadAnew } from "#api/read-anew.ts";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import { addresses } from "#domain/addresses.ts";
import { formatWhen } from "#domain/format.ts";
import { personName } from "#domain/person-name.ts";
import { personPlace } from "#domain/person-place.ts";
import { usePeopleNews } from "#stones/live-stones.tsx";
import { Link } from "#ui/frame/link.tsx";
import { failureOf } from "./failed.tsx";
import { FigureRows } from "./figure-rows.tsx";
import type { FiguresSearch } from "./figures-search.ts";
import { NotNarrowed, ofEverything } from "./not-narrowed.tsx";
import { words } from "./words.ts";

const oneMinute = 60_000;

/** The people online, those seen last on top. The head leads to all of them. */
export function OnlinePeople({ search, mayRead }: { search: FiguresSearch; mayRead: (screen: string) => boolean }) {
  const online = useCall("countLiveUsers", undefined, { fallback: "dataNotFetched" });
  const again = useReadAnew("countLiveUsers");
  usePeopleNews(again);
  useRefetchEvery(oneMinute, again);
  const data = answerOf(online);
  const counts = data && words.onlineOf(data.onlineUserCount, data.totalUserCount);
  return (
    <FigureRows
      title={words.online}
      aside={
        counts && (
          <span className="figures">
            {mayRead("admin/live-users") ? <Link to={addresses.liveUsers}>{counts}</Link> : counts}
          </span>
        )
      }
      of={data?.users}
      empty={words.nobody}
      failure={failureOf(online)}
      note={<NotNarrowed of={search} by={ofEverything} />}
      foot={data?.is_narrowed && <p className="figure-rows-said dim">{words.onlineNarrowed}</p>}
    >
      {(shown) => (
        <ul className="session-lines">
          {shown.map(({ company_name, last_seen_at, ...person }) => (
            <li key={person.id}>
              <span className="session-device">
                <PersonLink of={person} mayRead={mayRead} />
                {company_name && <span className="dim"> {company_name}</span>}
              </span>
              <span className="dim figures">{formatWhen(last_seen_at, new Date())}</span>
            </li>
          ))}
        </ul>
      )}
    </FigureRows>
  );
}

type Person = Parameters<typeof personName>[0] & Parameters<typeof personPlace>[0];

function PersonLink({ of, mayRead }: { of: Person; mayRead: (screen: string) => boolean }) {
  const to = personPlace(of, mayRead);
  return to ? <Link to={to}>{personName(of)}</Link> : personName(of);
}
