import { useCall } from "#api/query.ts";
import { useReadAnew } from "#api/read-anew.ts";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import { addresses } from "#domain/addresses.ts";
import { formatWhen } from "#domain/format.ts";
import { personName } from "#domain/person-name.ts";
import { buyerRoles, type RoleId } from "#domain/roles.ts";
import { Link } from "#ui/frame/link.tsx";
import { failureOf } from "./failed.tsx";
import { FigureRows } from "./figure-rows.tsx";
import { words } from "./words.ts";

const oneMinute = 60_000;

/** Who is online, those seen last on top. */
export function OnlinePeople() {
  const online = useCall("countLiveUsers", undefined, { fallback: "dataNotFetched" });
  useRefetchEvery(oneMinute, useReadAnew("countLiveUsers"));
  const { data } = online;
  return (
    <FigureRows
      title={words.online}
      aside={data && <span className="figures">{words.onlineOf(data.onlineUserCount, data.totalUserCount)}</span>}
      of={data?.users}
      empty={words.nobody}
      failure={failureOf(online)}
    >
      {(shown) => (
        <ul className="session-lines">
          {shown.map(({ id, role_id, company_name, last_seen_at, ...person }) => (
            <li key={id}>
              <span className="session-device">
                {buyerRoles.includes(role_id as RoleId) ? (
                  <Link to={addresses.client(id)}>{personName(person)}</Link>
                ) : (
                  personName(person)
                )}
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
