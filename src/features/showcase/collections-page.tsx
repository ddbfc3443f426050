import type { EditingPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { type RowViewer, ViewerProvider } from "#stones/row-viewer.tsx";
import { WriteAct } from "#stones/write-act.tsx";
import { EditCollectionDrawer, NewCollectionDrawer } from "./collection-drawers.tsx";
import type { CollectionsSearch } from "./collections-search.ts";
import { collectionsList } from "./showcase-lists.ts";
import { words } from "./words.ts";

export type CollectionsPageProps = RowViewer & EditingPage<CollectionsSearch>;

/** The screen that manages the house's collections: a list, and a drawer for each. */
export function CollectionsPage(props: CollectionsPageProps) {
  const { user, mayWrite, search } = props;
  const list = useListScreen(collectionsList, props);
  const { row, show, drawer } = list;
  const { place, ...form } = drawer;
  const add = <WriteAct onClick={() => show({ add: true })}>{words.addCollectionMore}</WriteAct>;
  return (
    <ViewerProvider user={user} mayWrite={mayWrite}>
      <ListScreen
        list={list}
        empty={{ title: words.noCollections, text: words.noCollectionsText, acts: add }}
        add={add}
        drawer={
          search.add ? (
            <NewCollectionDrawer {...form} />
          ) : (
            row && <EditCollectionDrawer key={row.id} row={row} place={place} {...form} />
          )
        }
      />
    </ViewerProvider>
  );
}
