import "./stock-lists.css";
import type { EditingPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { type RowViewer, ViewerProvider } from "#stones/row-viewer.tsx";
import { WriteAct } from "#stones/write-act.tsx";
import { EditStockListDrawer, NewStockListDrawer } from "./stock-list-drawers.tsx";
import { stockListsList } from "./stock-lists-list.ts";
import type { StockListsSearch } from "./stock-lists-search.ts";
import { words } from "./words.ts";

export type StockListsPageProps = RowViewer & EditingPage<StockListsSearch>;

/** The screen of the lists that the house publishes: a list, and a drawer for each. */
export function StockListsPage(props: StockListsPageProps) {
  const { user, mayWrite, search } = props;
  const list = useListScreen(stockListsList, props);
  const { row, show, drawer } = list;
  const { place, ...form } = drawer;
  const add = <WriteAct onClick={() => show({ add: true })}>{words.addMore}</WriteAct>;
  return (
    <ViewerProvider user={user} mayWrite={mayWrite}>
      <ListScreen
        list={list}
        empty={{ title: words.none, text: words.noneText, acts: add }}
        add={add}
        drawer={
          search.add ? (
            <NewStockListDrawer {...form} />
          ) : (
            row && <EditStockListDrawer key={row.id} list={row} place={place} {...form} />
          )
        }
      />
    </ViewerProvider>
  );
}
