import type { EditingPage } from "#screens/list-page.ts";
import type { ListViewer } from "#stones/lines/list-viewer.ts";
import type { MemoDeskSearch } from "./memo-desk-search.ts";

export interface MemoDeskPageProps extends EditingPage<MemoDeskSearch> {
  viewer: ListViewer;
  /** The address of the desk with that search. */
  addressOf: (search: MemoDeskSearch) => string;
  /** The list of all memos, of a client. */
  listAddress: (userId: number | undefined) => string;
  /** Where a paper is read and printed. */
  paperPath: (id: number) => string;
}
