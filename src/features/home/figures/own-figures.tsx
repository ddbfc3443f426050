import "./figures.css";
import type { Data } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";
import { addresses, type ListScreen } from "#domain/addresses.ts";
import { number2, usd } from "#domain/format.ts";
import { Tile, TileStrip } from "#ui/charts/tile.tsx";
import { Columns } from "#ui/frame/page.tsx";
import { Panel } from "#ui/frame/panel.tsx";
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

type Lines = Data<"getEnquiryDetails">["Hold"];

function OwnTiles({ search }: { search: FiguresSearch }) {
  const details = useCall("getEnquiryDetails", { query: {} }, { fallback: "dataNotFetched" });
  const failure = failureOf(details);
  if (failure) {
    return (
      <Panel title={words.ownTitle} flush>
        {failure}
      </Panel>
    );
  }
  const stones = (label: string, lines: Lines | undefined, list: ListScreen, currentTab: string) => (
    <Tile
      label={label}
      value={details.data && (lines?.count ?? 0)}
      unit={words.stones}
      more={[words.carats(number2(lines?.carats)), usd(lines?.amount)]}
      to={addresses.ownList(list, { diamond_type: "all", currentTab })}
    />
  );
  return (
    <>
      <TileStrip label={words.ownSums}>
        <SoldTile search={search} label={words.bought} at={addresses.ownList} />
        {stones(words.holds, details.data?.Hold, "hold", "held")}
        {stones(words.memos, details.data?.Memos, "memo", "issued")}
        {stones(words.pending, details.data?.ConfirmStones, "confirm-stone", "pending")}
      </TileStrip>
      <NotNarrowed what={words.ownLines} of={search} by={["period"]} />
    </>
  );
}
