import "./figures.css";
import { runsHouse } from "#domain/home.ts";
import { Columns } from "#ui/frame/page.tsx";
import { CountriesChart } from "./countries-chart.tsx";
import { EnquiryDetails } from "./enquiry-details.tsx";
import { FigureFilters } from "./figure-filters.tsx";
import type { FiguresSearch } from "./figures-search.ts";
import { FunnelChart } from "./funnel-chart.tsx";
import { LargestDeals } from "./largest-deals.tsx";
import { ListCounts } from "./list-counts.tsx";
import { OnlinePeople } from "./online-people.tsx";
import { QuarterChart } from "./quarter-chart.tsx";
import { QuietClients } from "./quiet-clients.tsx";
import { RecentDocuments } from "./recent-documents.tsx";
import { SearchHours } from "./search-hours.tsx";
import { ShapeChart } from "./shape-chart.tsx";
import { StockChart } from "./stock-chart.tsx";
import { StockChoice } from "./stock-choice.tsx";
import { StockTiles } from "./stock-tiles.tsx";
import { useLiveFigures } from "./use-live-figures.ts";
import { words } from "./words.ts";

export interface FiguresProps {
  roleId: number;
  search: FiguresSearch;
  onSearch: (patch: Partial<FiguresSearch>) => void;
  mayRead: (screen: string) => boolean;
}

/**
 * The figures of the house, or of an associate's own customers. What is chosen on top moves each that it can move, and
 * every figure opens its rows. The stock is the house's alone; associates see who of theirs has gone quiet instead.
 */
export function HouseFigures({ roleId, search, onSearch, mayRead }: FiguresProps) {
  useLiveFigures();
  const seesClients = mayRead("client");
  const isHouse = runsHouse(roleId);
  const title = isHouse ? words.title : words.customersTitle;
  return (
    <section className="house-figures parts" aria-label={title}>
      <div className="house-figures-head">
        <h2>{title}</h2>
        {isHouse && <StockChoice search={search} onSearch={onSearch} />}
        <FigureFilters search={search} onSearch={onSearch} hasCompanies={seesClients} />
      </div>
      {isHouse && <StockTiles search={search} />}
      <Columns>
        <QuarterChart search={search} />
        {isHouse ? <ShapeChart search={search} /> : seesClients && <QuietClients search={search} />}
      </Columns>
      {isHouse && <StockChart search={search} />}
      <Columns>
        {mayRead("transaction/confirm-stone") && <FunnelChart search={search} />}
        <LargestDeals search={search} />
      </Columns>
      <ListCounts search={search} />
      <Columns>
        <EnquiryDetails search={search} />
        {mayRead("kyc") && <RecentDocuments search={search} />}
      </Columns>
      {seesClients && (
        <Columns>
          <CountriesChart search={search} />
          <OnlinePeople search={search} mayRead={mayRead} />
        </Columns>
      )}
      {seesClients && <SearchHours search={search} />}
    </section>
  );
}
