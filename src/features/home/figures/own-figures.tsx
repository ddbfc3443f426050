import "./figures.css";
import { useCall } from "#api/query.ts";
import { addresses, type ListScreen } from "#domain/addresses.ts";
import { number2, usd } from "#domain/format.ts";
import { type Quarter, quarterBefore, quarterNamed, quarterOf } from "#domain/periods.ts";
import { today } from "#domain/today.ts";
import { Tile, TileStrip } from "#ui/charts/tile.tsx";
import { Columns } from "#ui/frame/page.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { type Claims, claimsOn, claimTrend } from "./claim-weeks.ts";
import { failureOf } from "./failed.tsx";
import { FigureFilters } from "./figure-filters.tsx";
import { type FiguresSearch, ownSearch } from "./figures-search.ts";
import type { FiguresProps } from "./house-figures.tsx";
import { LargestDeals } from "./largest-deals.tsx";
import { NotNarrowed } from "./not-narrowed.tsx";
import { QuarterChart } from "./quarter-chart.tsx";
import { SoldTile } from "./sold-tile.tsx";
import { useLiveFigures } from "./use-live-figures.ts";
import { words } from "./words.ts";

/** A buyer's purchases, holds and memos, at their own prices. The quarter moves what was bought. */
export function OwnFigures({ search: said, onSearch }: FiguresProps) {
  useLiveFigures();
  const search = ownSearch(said);
  return (
    <section className="house-figures parts" aria-label={words.ownTitle}>
      <div className="house-figures-head">
        <h2>{words.ownTitle}</h2>
        <FigureFilters search={search} onSearch={onSearch} hasCompanies={false} hasStones={false} />
      </div>
      <OwnTiles search={search} />
      <Columns>
        <QuarterChart search={search} title={words.boughtByWeek} at={addresses.ownList} />
        <LargestDeals search={search} isOwn />
      </Columns>
    </section>
  );
}

/** The days from the quarter before on: its last day is compared, and the last weeks are drawn. */
const useLineDays = (quarter: Quarter | undefined) =>
  useCall(
    "listLineDays",
    { query: quarter ? { startDate: quarterBefore(quarter).from, endDate: today() } : {} },
    { isReady: quarter !== undefined, fallback: "dataNotFetched" },
  );

/** Purchases, holds, stones on memo and requests, each with its change and its way through thirteen weeks. */
function OwnTiles({ search }: { search: FiguresSearch }) {
  const details = useCall("getEnquiryDetails", { query: {} }, { fallback: "dataNotFetched" });
  const quarter = quarterNamed(quarterOf(today()));
  const past = useLineDays(quarter);
  const failure = failureOf(details);
  if (failure) {
    return (
      <Panel title={words.ownTitle} flush>
        {failure}
      </Panel>
    );
  }
  const days = past.isError ? [] : past.data?.days;
  const before = quarter && quarterBefore(quarter);
  const then = before && days && claimsOn(days, before.to);
  const earlier = words.quarter(before?.name ?? "");
  const stones = (label: string, name: Claims, list: ListScreen, currentTab: string) => {
    const lines = details.data?.[name];
    const count = lines?.count ?? 0;
    return (
      <Tile
        label={label}
        value={details.data && days && count}
        unit={words.stones}
        more={[words.carats(number2(lines?.carats)), usd(lines?.amount)]}
        before={{ value: then?.[name] ?? null, than: then ? words.atEndOf(earlier) : words.endOf(earlier) }}
        trend={days ? claimTrend(days, today(), count, name) : []}
        to={addresses.ownList(list, { currentTab })}
      />
    );
  };
  return (
    <>
      <TileStrip label={words.ownSums}>
        <SoldTile search={search} label={words.bought} at={addresses.ownList} />
        {stones(words.holds, "Hold", "hold", "held")}
        {stones(words.memos, "Memos", "memo", "issued")}
        {stones(words.pending, "ConfirmStones", "confirm-stone", "pending")}
      </TileStrip>
      <NotNarrowed what={words.ownLines} of={search} by={["period"]} />
    </>
  );
}
