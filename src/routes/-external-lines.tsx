import { useRouter } from "@tanstack/react-router";
import { externalPageSize } from "#domain/page-sizes.ts";
import type { ExternalClient } from "#features/external-clients/client.ts";
import { type ClientList, type ClientSearch, clientSearch, listOfTab } from "#features/external-clients/client-tabs.ts";
import { FolderPanel } from "#features/ftp/folder-panel.tsx";
import { type LinesSearch, linesSearch } from "#features/stone-lists/lines-search.ts";
import { StoneListScreen } from "./-stone-list-screen.tsx";

/** The address of one API or FTP client, with the parameters of the open list. */
export function externalSearch(raw: Record<string, unknown>): ClientSearch & LinesSearch {
  const own = clientSearch(raw);
  const shown = listOfTab(own.tab);
  return shown ? { ...linesSearch(shown.list)(raw), ...own } : own;
}

/** The lines of one API or FTP client in one of the lists, with the acts of that list. */
export function ExternalLines({ id, shown }: { id: number; shown: ClientList }) {
  const router = useRouter();
  const addressOf = (search: LinesSearch) =>
    router.buildLocation({ to: "/api/$id", params: { id: String(id) }, search: { ...search, tab: shown.tab } }).href;
  const under = { scope: { user_id: id }, addressOf, pageSize: externalPageSize };
  return <StoneListScreen list={shown.list} screen={shown.screen} under={under} />;
}

/** The folder of an FTP client. */
export const renderFolder = ({ id }: ExternalClient) => <FolderPanel clientId={id} />;
