import { useRouter } from "@tanstack/react-router";
import type { ClientListTab } from "#features/clients/client-tabs.ts";
import type { LinesSearch } from "#features/stone-lists/lines-search.ts";
import { StoneListScreen } from "./-stone-list-screen.tsx";

/** The lines of one client in one of the lists, with the acts of that list. */
export function ClientLines({ id, shown }: { id: number; shown: ClientListTab }) {
  const router = useRouter();
  const addressOf = (search: LinesSearch) =>
    router.buildLocation({
      to: "/client/$id",
      params: { id: String(id) },
      search: { ...search, tab: shown.tab },
    }).href;
  return <StoneListScreen list={shown.list} screen={shown.screen} under={{ scope: { user_id: id }, addressOf }} />;
}
