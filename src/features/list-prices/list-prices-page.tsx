import { useMemo } from "react";
import { useCall } from "#api/query.ts";
import { useNoRight } from "#api/view-only.ts";
import { messages } from "#domain/portal-messages.ts";
import type { EditingPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { Act } from "#ui/act/act.tsx";
import { listFilters } from "./list-filters.ts";
import { ListPricesDrawer } from "./list-prices-drawer.tsx";
import type { ListPricesSearch } from "./list-prices-search.ts";
import { ListStrip } from "./list-strip.tsx";
import { pricesList } from "./prices-list.ts";
import { useListStanding, usePriceLists } from "./use-list-standing.ts";
import { words } from "./words.ts";

export interface ListPricesPageProps extends EditingPage<ListPricesSearch> {
  mayWrite: boolean;
}

/** The prices of the list in force or another, row by row, with the acts that import and change them. */
export function ListPricesPage({ mayWrite, ...page }: ListPricesPageProps) {
  const noRight = useNoRight();
  const lists = usePriceLists();
  const shown = useMemo(() => pricesList(listFilters(lists.known)), [lists.known]);
  const list = useListScreen(shown, page);
  const { row, show, go, drawer, detail, cycle } = list;
  const rate = useCall("getUsdInr").data;
  const head = detail?.list;
  const { standing, isFixed } = useListStanding(head, lists, cycle.refetch);
  const reason = mayWrite ? null : noRight;
  const priceReason = reason ?? (isFixed ? messages.listNotChangeable : null);
  const act = (patch: Partial<ListPricesSearch>, label: string) => (
    <Act variant="default" reason={reason} onClick={() => show(patch)}>
      {label}
    </Act>
  );
  const add = act({ add: true }, words.importMore);
  const tools = (
    <>
      {act({ rate: true }, words.rateMore)}
      {add}
    </>
  );
  const onImported = (id: number) => go({ ...shown.beside?.shut, list: String(id), page: undefined });
  const beside = { search: page.search, head, row, rate, mayWrite, priceReason, onImported };
  return (
    <ListScreen
      list={list}
      empty={{ title: words.none, text: words.noneText, acts: add }}
      tools={tools}
      strip={!cycle.hasFailed && <ListStrip list={head} standing={standing} rate={rate} />}
      drawer={<ListPricesDrawer {...beside} {...drawer} />}
    />
  );
}
