import type { ListPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import { useListScreen } from "#screens/use-list-screen.ts";
import { GuestDrawer } from "./guest-drawer.tsx";
import { guestsList } from "./guests-list.ts";
import type { GuestsSearch } from "./guests-search.ts";
import { words } from "./words.ts";

/** Visitors without an account, with the stones in their lists. */
export function GuestsPage(props: ListPage<GuestsSearch>) {
  const list = useListScreen(guestsList, props);
  const { row, drawer } = list;
  return (
    <ListScreen
      list={list}
      empty={{ title: words.none, text: words.noneText }}
      drawer={row && <GuestDrawer key={row.id} guest={row} place={drawer.place} onClose={drawer.onClose} />}
    />
  );
}
