import type { ListPage } from "#screens/list-page.ts";
import { useListScreen } from "#screens/use-list-screen.ts";
import { StonesScreen } from "#stones/stones-screen.tsx";
import type { StoneViewer } from "#stones/viewer.ts";
import { Totals } from "#ui/list/totals.tsx";
import type { Arranging } from "#ui/table/data-table/types.ts";
import { ArrivalCounts } from "./arrival-counts.tsx";
import { arrivalsList } from "./arrivals-list.ts";
import { ArrivalsToolbar } from "./arrivals-toolbar.tsx";
import type { NewArrivalsSearch } from "./new-arrivals-search.ts";
import { totalsOf } from "./totals-of.ts";
import { useArrivalLayout } from "./use-arrival-layout.ts";
import { useArrivalOrigin } from "./use-arrival-origin.ts";
import { words } from "./words.ts";

export interface NewArrivalsPageProps extends ListPage<NewArrivalsSearch> {
  viewer: StoneViewer;
  /** The address of this screen with a search. */
  addressOf: (search: NewArrivalsSearch) => string;
  /** The row height of the list on this device. */
  device: Arranging;
}

/** The latest arrivals, newest first, at the prices of the viewer or of their client. */
export function NewArrivalsPage({ viewer, addressOf, device, ...page }: NewArrivalsPageProps) {
  const { search } = page;
  const { type = "white", user_id, stock } = search;
  const layout = useArrivalLayout({ type, seesCost: viewer.seesCost, device });
  const origin = useArrivalOrigin(search.origin);
  const list = useListScreen(arrivalsList({ columns: layout.table.columns, ...origin }), page);
  const { cycle, row, drawer, chosen } = list;
  const { place, onClose } = drawer;
  const since = cycle.detail?.startDate;
  return (
    <StonesScreen
      list={list}
      viewer={viewer}
      clientId={user_id}
      stones={chosen}
      columns={layout.shown}
      open={{ stock, row, place, onClose }}
      empty={{ title: words.none, text: words.noneText }}
      arranging={layout.table.arranging}
      isReady={layout.isReady}
      toolbar={
        <ArrivalsToolbar
          {...page}
          list={list}
          viewer={viewer}
          origin={origin}
          since={since}
          layout={layout}
          addressOf={addressOf}
        />
      }
      strip={<ArrivalCounts search={search} stoneOrigin={origin.stone_origin} since={since} addressOf={addressOf} />}
      end={!cycle.hasFailed && <Totals label={words.totals} of={totalsOf(cycle.totals)} />}
    />
  );
}
