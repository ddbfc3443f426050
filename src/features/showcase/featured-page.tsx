import type { EditingPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { type RowViewer, ViewerProvider } from "#stones/row-viewer.tsx";
import { WriteAct } from "#stones/write-act.tsx";
import { EditFeaturedDrawer, NewFeaturedDrawer } from "./featured-drawers.tsx";
import type { FeaturedSearch } from "./featured-search.ts";
import { featuredList } from "./showcase-lists.ts";
import { idOf } from "./showcase-search.ts";
import { ShownTotals } from "./shown-totals.tsx";
import { featuredFilters } from "./special-filters.ts";
import { useClients } from "./use-clients.ts";
import { words } from "./words.ts";

export type FeaturedPageProps = RowViewer & EditingPage<FeaturedSearch>;

/** The screen that manages the house's special stones: the client of each, and a drawer for it. */
export function FeaturedPage(props: FeaturedPageProps) {
  const { user, mayWrite, search } = props;
  const clients = useClients({ business: idOf(search.business), person: search.user_id });
  const list = useListScreen(featuredList(featuredFilters(clients)), props);
  const { row, rows, show, drawer, detail } = list;
  const { place, ...form } = drawer;
  const add = <WriteAct onClick={() => show({ add: true })}>{words.featureMore}</WriteAct>;
  return (
    <ViewerProvider user={user} mayWrite={mayWrite}>
      <ListScreen
        list={list}
        empty={{ title: words.noFeatured, text: words.noFeaturedText, acts: add }}
        add={add}
        end={<ShownTotals of={detail?.totals} />}
        drawer={
          search.add ? (
            <NewFeaturedDrawer {...form} />
          ) : (
            row && <EditFeaturedDrawer key={row.id} row={row} rows={rows} place={place} {...form} />
          )
        }
      />
    </ViewerProvider>
  );
}
