import { useMemo } from "react";
import type { ListPage } from "#screens/list-page.ts";
import { useListScreen } from "#screens/use-list-screen.ts";
import { ClientPicker } from "#stones/client-picker.tsx";
import { StonesScreen } from "#stones/stones-screen.tsx";
import type { StoneViewer } from "#stones/viewer.ts";
import { featuredId, specialColumns } from "./featured-columns.tsx";
import { ManageLink } from "./manage-link.tsx";
import { specialList } from "./showcase-lists.ts";
import { idOf, type SpecialSearch } from "./showcase-search.ts";
import { ShownTotals } from "./shown-totals.tsx";
import { specialFilters } from "./special-filters.ts";
import { useClients } from "./use-clients.ts";
import { words } from "./words.ts";

export interface SpecialStonesPageProps extends ListPage<SpecialSearch> {
  viewer: StoneViewer;
  /** The address of the screen that features stones, for those who may. */
  manageAt?: string | undefined;
}

/** The stones that are special for the viewer, at their prices. The office may look as a client does. */
export function SpecialStonesPage({ viewer, manageAt, ...page }: SpecialStonesPageProps) {
  const { search, onSearch } = page;
  const { type, user_id, stock } = search;
  const clients = useClients({ business: idOf(search.business), person: user_id });
  const columns = useMemo(() => specialColumns(viewer.seesCost, type), [viewer.seesCost, type]);
  const list = useListScreen(specialList(columns, specialFilters(clients)), page);
  const { rows, chosen, detail } = list;
  const row = rows.find(({ stone }) => stone.stock_no === stock);
  const stockNumberOf = (id: string) => rows.find((one) => featuredId(one) === id)?.stone.stock_no;
  const onClient = (id: number | undefined) => onSearch({ user_id: id, page: undefined });
  const manage = <ManageLink to={manageAt} title={words.manageFeatured} />;
  return (
    <StonesScreen
      list={list}
      viewer={viewer}
      clientId={user_id}
      stones={chosen.map(({ stone }) => stone)}
      // While rows come anew, the shown ones may have the prices of another client.
      open={{
        stock,
        row: list.cycle.isLoading ? undefined : row?.stone,
        onClose: () => onSearch({ stock: undefined }),
      }}
      opening={{ open: row ? featuredId(row) : null, onOpen: (id) => onSearch({ stock: stockNumberOf(id) }) }}
      empty={{ title: words.nothingSpecial, text: words.nothingSpecialText, acts: manage }}
      tools={viewer.choosesClient && <ClientPicker clientId={user_id} onClient={onClient} />}
      end={<ShownTotals of={detail?.totals} />}
    />
  );
}
