import "./figures.css";
import { Columns } from "#ui/frame/page.tsx";
import { CountriesChart } from "./countries-chart.tsx";
import { FigureFilters } from "./figure-filters.tsx";
import type { FiguresSearch } from "./figures-search.ts";
import { FunnelChart } from "./funnel-chart.tsx";
import { LargestDeals } from "./largest-deals.tsx";
import { ListCounts } from "./list-counts.tsx";
import { OnlinePeople } from "./online-people.tsx";
import { QuarterChart } from "./quarter-chart.tsx";
import { RecentDocuments } from "./recent-documents.tsx";
import { SearchHours } from "./search-hours.tsx";
import { ShapeChart } from "./shape-chart.tsx";
import { StockTiles } from "./stock-tiles.tsx";
import { words } from "./words.ts";

export interface HouseFiguresProps {
  search: FiguresSearch;
  onSearch: (patch: Partial<FiguresSearch>) => void;
  mayRead: (screen: string) => boolean;
}

/** The figures of the house. What is chosen on top moves each that it can move, and every figure opens its rows. */
export function HouseFigures({ search, onSearch, mayRead }: HouseFiguresProps) {
  const seesClients = mayRead("client");
  return (
    <section className="house-figures" aria-label={words.title}>
      <div className="house-figures-head">
        <h2>{words.title}</h2>
        <FigureFilters search={search} onSearch={onSearch} hasCompanies={seesClients} />
      </div>
      <StockTiles search={search} />
      <Columns>
        <QuarterChart search={search} />
        <ShapeChart search={search} />
      </Columns>
      <Columns>
        {mayRead("transaction/confirm-stone") && <FunnelChart search={search} />}
        <LargestDeals search={search} />
      </Columns>
      <ListCounts search={search} />
      <Columns of={3}>
        {mayRead("kyc") && <RecentDocuments search={search} />}
        {seesClients && <CountriesChart />}
        {seesClients && <OnlinePeople />}
      </Columns>
      {seesClients && <SearchHours search={search} />}
    </section>
  );
}
