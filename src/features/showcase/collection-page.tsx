import "./showcase.css";
import { useMemo } from "react";
import type { ListPage } from "#screens/list-page.ts";
import { useListScreen } from "#screens/use-list-screen.ts";
import { shownAs } from "#screens/use-list-state.ts";
import { StonesScreen } from "#stones/stones-screen.tsx";
import type { StoneViewer } from "#stones/viewer.ts";
import { stoneColumns } from "#ui/table/stone-table/stone-columns.ts";
import { CollectionGone } from "./collection-gone.tsx";
import { collectionList } from "./collection-list.ts";
import { CollectionTitle, CollectionTools } from "./collection-title.tsx";
import type { CollectionSearch } from "./showcase-search.ts";
import { ShownTotals } from "./shown-totals.tsx";
import { words } from "./words.ts";

export interface CollectionPageProps extends ListPage<CollectionSearch> {
  id: number;
  viewer: StoneViewer;
  /** The address of all collections. */
  back: string;
}

/** One collection: its stones in their order, at the prices of the viewer. */
export function CollectionPage({ id, viewer, back, ...page }: CollectionPageProps) {
  const { user_id, stock } = page.search;
  const list = useListScreen(
    useMemo(() => collectionList(id), [id]),
    page,
  );
  const { rows, chosen, detail, close, cycle } = list;
  const { collection, totals } = detail ?? {};
  if (cycle.isMissing) return <CollectionGone id={id} back={back} />;
  const columns = stoneColumns("collection", { seesCost: viewer.seesCost, type: collection?.diamond_type });
  const row = rows.find((stone) => stone.stock_no === stock);
  return (
    <>
      <CollectionTitle back={back}>{cycle.hasFailed ? words.numbered(id) : collection?.name}</CollectionTitle>
      <StonesScreen
        list={shownAs(list, { columns, title: collection?.name ?? words.stones })}
        viewer={viewer}
        clientId={user_id}
        stones={chosen}
        // While rows come anew, the shown ones may have the prices of another client.
        open={{ stock, row: cycle.isLoading ? undefined : row, onClose: close }}
        empty={{ title: words.noStones, text: words.noStonesText }}
        toolbar={<CollectionTools viewer={viewer} back={back} about={collection?.description} {...page} />}
        end={<ShownTotals of={totals} />}
      />
    </>
  );
}
