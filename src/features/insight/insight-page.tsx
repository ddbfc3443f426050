import "./insight.css";
import { Page } from "#ui/frame/page.tsx";
import { PageTitle } from "#ui/frame/page-title.tsx";
import { TabRow } from "#ui/frame/tab-row.tsx";
import { FoldingToolbar, useToolbarFold } from "#ui/list/folding-toolbar.tsx";
import { ListBody } from "#ui/list/list-body.tsx";
import { AgeingPart } from "./ageing-part.tsx";
import { useInsightFilters } from "./insight-filters.tsx";
import type { InsightSearch } from "./insight-search.ts";
import { LostDrawer } from "./lost-drawer.tsx";
import { cellIn, keyOfCell } from "./lost-key.ts";
import { LostPart } from "./lost-part.tsx";
import { MailFigures } from "./mail-figures.tsx";
import { UnmetPart } from "./unmet-part.tsx";
import { WaitingDrawer } from "./waiting-drawer.tsx";
import { keyOf, wantedIn } from "./wanted-key.ts";
import { words } from "./words.ts";

export interface InsightPageProps {
  search: InsightSearch;
  onSearch: (patch: Partial<InsightSearch>) => void;
  /** The address of this screen with a search. */
  addressOf: (search: InsightSearch) => string;
  mayRead: (screen: string) => boolean;
  /** True if lost deals may be told by provider. */
  tellsByProvider: boolean;
}

/** Unmet demand, ageing, and lost deals. What is chosen on top moves all figures and is in the address. */
export function InsightPage({ search, onSearch, addressOf, mayRead, tellsByProvider }: InsightPageProps) {
  const { tab, diamond_type, shape, open } = search;
  const wanted = tab === undefined && open !== undefined ? wantedIn(open) : undefined;
  const cell = tab === "lost" && open !== undefined ? cellIn(open) : undefined;
  const close = () => onSearch({ open: undefined });
  const fold = useToolbarFold();
  const filters = useInsightFilters({ search, onSearch, mayRead, tellsByProvider });
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <FoldingToolbar
        fold={fold}
        filters={filters.bar}
        filtersOn={filters.on}
        tools={mayRead("transaction/reports") && <MailFigures search={search} />}
      >
        <TabRow
          label={words.tabs}
          tabs={[
            { label: words.demand, to: addressOf({ diamond_type, shape }), current: tab === undefined },
            { label: words.ageing, to: addressOf({ tab: "ageing", diamond_type, shape }), current: tab === "ageing" },
            { label: words.lost, to: addressOf({ tab: "lost", diamond_type, shape }), current: tab === "lost" },
          ]}
        />
      </FoldingToolbar>
      <ListBody
        drawer={
          (wanted && (
            <WaitingDrawer
              key={keyOf(wanted)}
              wanted={wanted}
              businessId={search.business_id}
              mayRead={mayRead}
              onClose={close}
            />
          )) ||
          (cell && (
            <LostDrawer key={keyOfCell(cell)} cell={cell} search={search} addressOf={addressOf} onClose={close} />
          ))
        }
      >
        <Page label={words[tab ?? "demand"]}>
          {tab === "ageing" && <AgeingPart search={search} addressOf={addressOf} mayRead={mayRead} />}
          {tab === "lost" && <LostPart search={search} addressOf={addressOf} />}
          {tab === undefined && <UnmetPart search={search} addressOf={addressOf} />}
        </Page>
      </ListBody>
    </>
  );
}
