import type { EditingPage } from "#screens/list-page.ts";
import type { ListViewer } from "#stones/lines/list-viewer.ts";
import type { MemoDeskSearch } from "./memo-desk-search.ts";

export interface MemoDeskPageProps extends EditingPage<MemoDeskSearch> {
  viewer: ListViewer;
  /** The address of the desk with a search. */
  addressOf: (search: MemoDeskSearch) => string;
  /** The address of the list of all memos, for a client. */
  listAddress: (userId: number | undefined) => string;
  /** The address of the screen that shows and prints a paper. */
  paperPath: (id: number) => string;
}
