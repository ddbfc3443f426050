import { useCallback } from "react";
import type { EditingPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { type RowViewer, ViewerProvider } from "#stones/row-viewer.tsx";
import { SearchTabs } from "#stones/search-tabs.tsx";
import { recentFilters } from "./kept-filters.ts";
import { recentList } from "./kept-lists.ts";
import type { RecentParams } from "./kept-params.ts";
import { lookingOf } from "./looking.ts";
import { recentId, SaveSearch } from "./recent-columns.tsx";
import { SaveDrawer } from "./save-drawer.tsx";
import { useClients } from "./use-clients.ts";
import { useRunAgain } from "./use-run-again.ts";
import { words } from "./words.ts";

export interface RecentPageProps extends RowViewer, EditingPage<RecentParams> {
  /** Goes to an address of the portal. */
  onGo: (path: string) => void;
}

/** Recent searches, the latest first. A row runs its search again. */
export function RecentPage(props: RecentPageProps) {
  const { user, mayWrite, onGo } = props;
  const looking = lookingOf(user.role_id);
  const clients = useClients(user.role_id, props.search.user_id);
  const list = useListScreen(recentList(looking, recentFilters(looking, clients)), props);
  const { row, rows, open, show, drawer } = list;
  const runAgain = useRunAgain(user, onGo);
  const save = useCallback((id: number) => show({ save: id }), [show]);
  function onOpen(id: string) {
    const recent = rows.find((one) => recentId(one) === id);
    if (recent) runAgain(recent);
  }
  const { onClose, onDirty } = drawer;
  return (
    <ViewerProvider user={user} mayWrite={mayWrite}>
      <SaveSearch value={save}>
        <ListScreen
          list={list}
          empty={{ title: words.noRecent, text: words.noRecentText }}
          opening={{ open, onOpen }}
          tabs={<SearchTabs current="recent" />}
          drawer={row && <SaveDrawer key={row.id} recent={row} onClose={onClose} onDirty={onDirty} />}
        />
      </SaveSearch>
    </ViewerProvider>
  );
}
