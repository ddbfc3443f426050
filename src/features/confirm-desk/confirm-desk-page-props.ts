import type { EditingPage } from "#screens/list-page.ts";
import type { ListViewer } from "#stones/lines/list-viewer.ts";
import type { ConfirmDeskSearch } from "./confirm-desk-search.ts";

export interface ConfirmDeskPageProps extends EditingPage<ConfirmDeskSearch> {
  viewer: ListViewer;
  /** The address of the desk with a search. */
  addressOf: (search: ConfirmDeskSearch) => string;
  /** The address of the list of all requests, at a tab, for a client. */
  listAddress: (tab: string, userId: number | undefined) => string;
}
