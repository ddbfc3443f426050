import type { Data } from "#api/operation-types.ts";
import { addresses } from "#domain/addresses.ts";
import { formatDate } from "#domain/format.ts";
import { Link } from "#ui/frame/link.tsx";
import { words } from "./words.ts";

type Demand = Data<"listWaitingDemands">[number];

/** A demand: an own one opens on the list of demands, anybody else's opens the client who waits. */
export function WaitingDemand({ of, mayOpenClients }: { of: Demand; mayOpenClients: boolean }) {
  const { name, is_own, owner, client, created_at, expires_on } = of;
  const whose = client ?? owner;
  const who = whose.company_name ?? whose.name;
  const isClient = client !== null || !is_own;
  return (
    <li>
      <span>{is_own ? <Link to={addresses.demands}>{name}</Link> : name}</span>
      <span className="dim">
        {isClient && mayOpenClients ? <Link to={addresses.client(whose.id)}>{who}</Link> : who}
        {client && ` · ${words.toldTo(owner.name)}`}
        {` · ${words.since(formatDate(created_at))}`}
        {expires_on && ` · ${words.until(formatDate(expires_on))}`}
      </span>
    </li>
  );
}
