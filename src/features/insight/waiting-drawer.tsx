import { useCall } from "#api/query.ts";
import { addresses } from "#domain/addresses.ts";
import { describeSearch } from "#domain/search/describe-search.ts";
import { searchOf, type Wanted } from "#domain/search/in-stock.ts";
import { useVocabulary } from "#stones/use-vocabulary.ts";
import { Link } from "#ui/frame/link.tsx";
import { Drawer } from "#ui/list/drawer.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { failureOf } from "./failed.tsx";
import { WaitingDemand } from "./waiting-demand.tsx";
import { words } from "./words.ts";

interface WaitingDrawerProps {
  wanted: Wanted;
  businessId: number | undefined;
  mayRead: (screen: string) => boolean;
  onClose: () => void;
}

const listed = (codes: readonly string[]) => (codes.length > 0 ? codes.join(",") : undefined);

/** A wanted stone: the demands that wait for it, and the way to look for it. */
export function WaitingDrawer({ wanted, businessId, mayRead, onClose }: WaitingDrawerProps) {
  const vocabulary = useVocabulary();
  const search = searchOf(wanted);
  const query = {
    diamond_type: wanted.diamond_type ?? undefined,
    shape: listed(wanted.shape),
    color: listed(wanted.color),
    clarity: listed(wanted.clarity),
    carat_from: wanted.carat_from ?? undefined,
    carat_to: wanted.carat_to ?? undefined,
    business_id: businessId,
  };
  const waiting = useCall("listWaitingDemands", { query }, { fallback: "dataNotFetched" });
  const failure = failureOf(waiting);
  return (
    <Drawer
      title={describeSearch(search, vocabulary).join(" · ")}
      onClose={onClose}
      foot={
        <div className="row wrap">
          <Link to={addresses.stillSold(search)}>{words.lookFor}</Link>
          <Link to={addresses.newDemand(search)}>{words.newDemand}</Link>
        </div>
      }
    >
      <section>
        <h3>{words.waiting}</h3>
        {failure}
        {!failure && waiting.data === undefined && <SkeletonRows label={words.waiting} rows={3} widths={[160, 120]} />}
        {!failure && waiting.data?.length === 0 && <p className="dim">{words.noDemand}</p>}
        {!failure && waiting.data && waiting.data.length > 0 && (
          <ul className="waiting-demands">
            {waiting.data.map((demand) => (
              <WaitingDemand key={demand.id} of={demand} mayOpenClients={mayRead("client")} />
            ))}
          </ul>
        )}
      </section>
    </Drawer>
  );
}
