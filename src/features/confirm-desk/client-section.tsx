import { useCall } from "#api/query.ts";
import { count, formatDateTime } from "#domain/format.ts";
import { clientInFull, makerName } from "#stones/lines/line-people.ts";
import type { StoneLine } from "#stones/stone-line.ts";
import { Link } from "#ui/frame/link.tsx";
import { type Fact, Facts } from "#ui/marks/facts.tsx";
import { InactiveMark } from "#ui/marks/inactive-mark.tsx";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import { words } from "./words.ts";

interface ClientSectionProps {
  line: StoneLine;
  /** The address of this client's own requests. */
  theirRequests: string;
  /** True if only this client's requests are shown already. */
  isAlone: boolean;
}

const tenSeconds = 10_000;

/** The number of a client's lines in a tab; undefined if it is not known. */
function useTheirs(operation: "listHolds" | "listConfirms" | "listMemos", tab: string, userId: number) {
  const { data } = useCall(operation, { query: { user_id: userId, page: 1, size: 1 } }, { freshForMs: tenSeconds });
  return typeof data === "object" && "tabs" in data ? data.tabs[tab] : undefined;
}

/** The client of the request, the trade status of their business, and their other claims. */
export function ClientSection({ line, theirRequests, isAlone }: ClientSectionProps) {
  const { user, business } = line;
  const holds = useTheirs("listHolds", "held", user.id);
  const pending = useTheirs("listConfirms", "pending", user.id);
  const onMemo = useTheirs("listMemos", "issued", user.id);
  const others = pending === undefined ? undefined : Math.max(0, pending - 1);
  const facts: Fact[] = [
    { label: words.askedBy, value: makerName(line), span: 2 },
    { label: words.since, value: formatDateTime(line.created_at), span: 2 },
    { label: words.holds, value: count(holds) },
    { label: words.onMemo, value: count(onMemo) },
  ];
  return (
    <section>
      <h3 className="row wrap between">
        {clientInFull(line)}
        <span className="row">
          {business && <StatusBadge list="business" code={business.status} />}
          <InactiveMark of={business} />
        </span>
      </h3>
      <Facts columns={6} of={facts} />
      {others !== undefined && others > 0 && !isAlone && <Link to={theirRequests}>{words.theirRequests(others)}</Link>}
    </section>
  );
}
