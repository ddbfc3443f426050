import "./stone-drawer.css";
import { type ReactNode, useMemo } from "react";
import { ApiError } from "#api/errors.ts";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { useReadAnew } from "#api/read-anew.ts";
import { number2 } from "#domain/format.ts";
import { noGlow } from "#domain/grade-words.ts";
import { buyerRoles } from "#domain/roles.ts";
import { mayExplainVisibility } from "#domain/visibility.ts";
import { Link } from "#ui/frame/link.tsx";
import { Steps } from "#ui/frame/steps.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import { Drawer, type Place } from "#ui/list/drawer.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { coming, Facts } from "#ui/marks/facts.tsx";
import { Remarks } from "#ui/marks/remarks.tsx";
import { ShapeIcon } from "#ui/marks/shape-icon.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { gradesOf } from "#ui/table/stone-table/stone-card.tsx";
import { StoneNumber } from "#ui/table/stone-table/stone-number.tsx";
import { StoneOrigin } from "#ui/table/stone-table/stone-origin.tsx";
import { StoneStatus } from "#ui/table/stone-table/stone-status.tsx";
import { HandOut } from "./hand-out.tsx";
import { lifeStep } from "./life/life-step.tsx";
import { useStoneNews } from "./live-stones.tsx";
import { SimilarLink, SimilarWords } from "./similar-link.tsx";
import { costFacts, gradingFacts, measureFacts, priceFacts, type Stone, wholeFacts } from "./stone-facts.ts";
import { mayList, StoneListing } from "./stone-listing.tsx";
import { StoneMedia } from "./stone-media.tsx";
import { StoneSupply } from "./stone-supply.tsx";
import { useAttributeNames } from "./use-attribute-names.ts";
import { useLiveStones } from "./use-live-stones.ts";
import { useSimilarFacts } from "./use-similar-facts.ts";
import type { StoneViewer } from "./viewer.ts";
import { WhoSeesIt } from "./who-sees-it.tsx";
import { words } from "./words.ts";

const notThere = (error: unknown) => error instanceof ApiError && error.status === 404;

interface StoneSheetProps {
  stockNo: string;
  /** The read of its history, and of the stone if no list shows it. */
  read: ReturnType<typeof useStone>;
  row?: Stone;
  place?: Place;
  viewer?: StoneViewer;
  /** The client at whose prices it is shown. */
  clientId?: number | undefined;
  /** The acts on the stone. */
  foot?: ReactNode;
  onClose: () => void;
}

/**
 * A stone by its number, at the price of the client if there is one, with its history. It is read anew when it changes.
 * At the choice of another client it stays in sight meanwhile, as a placeholder: its price is not the client's.
 */
export function useStone(stockNo: string, clientId: number | undefined) {
  const input = { query: { stock_no: stockNo, user_id: clientId } };
  const read = useCall("getStoneHistory", input, { keepsPrevious: ({ query }) => query.stock_no === stockNo });
  useStoneNews(
    useMemo(() => [stockNo], [stockNo]),
    useReadAnew("getStoneHistory", input),
  );
  return read;
}

/** One stone: its attributes, its prices for the viewer, and its history. */
export function StoneSheet({ stockNo, read, row, place, viewer, clientId, foot, onClose }: StoneSheetProps) {
  const nameOf = useAttributeNames();
  const { history = [] } = read.data ?? {};
  const links = viewer?.loadRowPath ? { load: viewer.loadRowPath } : {};
  const shown = row ?? read.data?.stone;
  const [stone] = useLiveStones(shown ? [shown] : []);
  const isOldPrice = !row && read.isPlaceholderData;
  const prices = stone ? priceFacts(stone) : [];
  const isOfBuyer = viewer !== undefined && buyerRoles.includes(viewer.roleId);
  const similar = useSimilarFacts({
    stockNo,
    stone: isOldPrice ? undefined : stone,
    clientId,
    isWanted: viewer !== undefined,
  });
  return (
    <Drawer
      title={
        <>
          {stone && <ShapeIcon shape={stone.shape} size={24} />}
          <StoneNumber stockNo={stockNo} status={shown?.status} />
          {shown && <StoneStatus stockNo={stockNo} status={shown.status} />}
        </>
      }
      place={place}
      foot={foot}
      onClose={onClose}
    >
      {read.isPending && !stone && <SkeletonRows label={words.stone} />}
      {read.isError &&
        !stone &&
        (notThere(read.error) ? (
          <BlankState title={words.noSuchStone(stockNo)}>{words.noSuchStoneText}</BlankState>
        ) : (
          <FailureState {...queryFailure(read)} />
        ))}
      {stone && (
        <>
          <section>
            <div className="row between">
              <StoneLine stone={stone} />
              {viewer && !isOldPrice && <HandOut stone={stone} clientId={clientId} />}
            </div>
            <Remarks of={stone} />
          </section>
          <section aria-label={words.prices} aria-busy={isOldPrice || undefined}>
            <div className="row between">
              <h3>{words.prices}</h3>
              {viewer && <SimilarLink stone={stone} clientId={clientId} />}
            </div>
            <Facts columns={4} of={[...(isOldPrice ? prices.map(coming) : prices), ...similar]} />
            {similar.length > 0 && <SimilarWords stone={stone} />}
          </section>
          <section>
            <Facts columns={2} of={wholeFacts(stone)} />
          </section>
          <StoneSupply of={read.data?.supply} />
          <StoneMedia stone={stone} />
          {stone.total_amt !== undefined && (
            <section>
              <h3>{words.costs}</h3>
              <Facts columns={2} of={costFacts(stone)} />
            </section>
          )}
          {/* A buyer hands the sheet to others, who are not to read what the buyer did. */}
          <section className={isOfBuyer ? "screen-only" : undefined}>
            <div className="row between">
              <h3>{words.history}</h3>
              {viewer?.trackPath && <Link to={viewer.trackPath(stockNo)}>{words.trackReport}</Link>}
            </div>
            {row && read.isPending && <SkeletonRows label={words.history} />}
            {row && read.isError && <FailureState {...queryFailure(read)} />}
            <Steps of={history.map((step) => lifeStep(step, links))} />
          </section>
          <section>
            <h3>{words.grading}</h3>
            <Facts columns={2} of={gradingFacts(stone, nameOf)} />
          </section>
          <section>
            <h3>{words.measures}</h3>
            <Facts columns={2} of={measureFacts(stone)} />
          </section>
          {viewer && read.data && mayList(viewer) && <StoneListing stone={stone} history={history} viewer={viewer} />}
          {viewer && mayExplainVisibility(viewer.roleId) && <WhoSeesIt stockNo={stockNo} />}
        </>
      )}
    </Drawer>
  );
}

/** The stone in one line: weight, colour, clarity, finish, that it has no fluorescence, and origin. */
const StoneLine = ({ stone }: { stone: Stone }) => (
  <p className="figures stone-line">
    <b>{number2(stone.carat)}</b> {[gradesOf(stone), noGlow(stone)].filter(Boolean).join(" · ")} ·{" "}
    <StoneOrigin of={stone.stone_origin} />
  </p>
);
