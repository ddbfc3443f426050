import { useCallback } from "react";
import { addresses } from "#domain/addresses.ts";
import type { EditingPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { type RowViewer, ViewerProvider } from "#stones/row-viewer.tsx";
import { SearchTabs } from "#stones/search-tabs.tsx";
import { savedList } from "./kept-lists.ts";
import type { SavedParams } from "./kept-params.ts";
import { lookingOf } from "./looking.ts";
import { RenameDrawer } from "./rename-drawer.tsx";
import { EditSearch, savedId } from "./saved-columns.tsx";
import { words } from "./words.ts";

export interface SavedPageProps extends RowViewer, EditingPage<SavedParams> {
  /** Goes to an address of the portal. */
  onGo: (path: string) => void;
}

/** One's own saved searches, with the matches of each. A row opens its search. */
export function SavedPage(props: SavedPageProps) {
  const { user, mayWrite, onGo } = props;
  const list = useListScreen(savedList(lookingOf(user.role_id)), props);
  const { row, rows, open, show, drawer } = list;
  const rename = useCallback((id: number) => show({ edit: id }), [show]);
  function onOpen(id: string) {
    const saved = rows.find((one) => savedId(one) === id);
    if (saved) onGo(addresses.kept(saved));
  }
  return (
    <ViewerProvider user={user} mayWrite={mayWrite}>
      <EditSearch value={rename}>
        <ListScreen
          list={list}
          empty={{ title: words.noSaved, text: words.noSavedText }}
          opening={{ open, onOpen }}
          tabs={<SearchTabs current="saved" />}
          drawer={row && <RenameDrawer key={row.id} saved={row} {...drawer} />}
        />
      </EditSearch>
    </ViewerProvider>
  );
}
