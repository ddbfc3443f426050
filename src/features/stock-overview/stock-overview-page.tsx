import "./stock-overview.css";
import type { ReactNode } from "react";
import { SearchTabs } from "#stones/search-tabs.tsx";
import { StockNumberField } from "#stones/stock-number-field.tsx";
import { StoneDrawer } from "#stones/stone-drawer.tsx";
import type { StoneViewer } from "#stones/viewer.ts";
import { Page } from "#ui/frame/page.tsx";
import { PageTitle } from "#ui/frame/page-title.tsx";
import { TabRow } from "#ui/frame/tab-row.tsx";
import { ListBody } from "#ui/list/list-body.tsx";
import { Toolbar } from "#ui/list/toolbar.tsx";
import { StockBreakdown } from "./stock-breakdown.tsx";
import type { StockOverviewSearch } from "./stock-overview-search.ts";
import { StockTiles } from "./stock-tiles.tsx";
import { words } from "./words.ts";

export interface StockOverviewPageProps {
  search: StockOverviewSearch;
  onSearch: (patch: Partial<StockOverviewSearch>) => void;
  /** The address of this screen with a search. */
  addressOf: (search: StockOverviewSearch) => string;
  viewer: StoneViewer;
  /** Panels between the sums and the breakdown. */
  children?: ReactNode;
}

const tabs = [
  { type: undefined, label: words.all },
  { type: "white", label: words.white },
  { type: "fancy", label: words.fancy },
] as const;

/** The stock in figures at the viewer's prices, and one stone by its number. */
export function StockOverviewPage({ search, onSearch, addressOf, viewer, children }: StockOverviewPageProps) {
  return (
    <>
      <PageTitle>
        {words.title} <span className="dim title-note">{words.offers}</span>
      </PageTitle>
      <Toolbar tools={<StockNumberField value={search.stock} onShow={(stock) => onSearch({ stock })} />}>
        <SearchTabs current="overview" />
      </Toolbar>
      <Toolbar>
        <TabRow
          label={words.views}
          tabs={tabs.map(({ type, label }) => ({
            label,
            to: addressOf({ ...search, type }),
            current: type === search.type,
          }))}
        />
      </Toolbar>
      <ListBody
        drawer={
          search.stock && (
            <StoneDrawer
              key={search.stock}
              stockNo={search.stock}
              viewer={viewer}
              clientId={search.user_id}
              onClient={(user_id) => onSearch({ user_id })}
              onClose={() => onSearch({ stock: undefined })}
            />
          )
        }
      >
        <div className="stock-overview">
          <Page label={words.title}>
            <StockTiles />
            {children}
            <StockBreakdown type={search.type} />
          </Page>
        </div>
      </ListBody>
    </>
  );
}
