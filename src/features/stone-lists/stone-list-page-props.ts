import type { ShownList } from "#domain/stone-lists.ts";
import type { EditingPage } from "#screens/list-page.ts";
import type { ListViewer } from "#stones/lines/list-viewer.ts";
import type { StoneViewer } from "#stones/viewer.ts";
import type { Arranging } from "#ui/table/data-table/types.ts";
import type { LinesSearch } from "./lines-search.ts";
import type { ListScope } from "./use-lines.ts";

export interface StoneListPageProps extends EditingPage<LinesSearch> {
  list: ShownList;
  viewer: ListViewer;
  /** The same person as one who takes stones: out of a list, into the next. */
  taker: StoneViewer;
  /** The address of this list with that search. */
  addressOf: (search: LinesSearch) => string;
  /** The desk where its lines are worked off, for a client alone. */
  deskAddress?: (userId: number | undefined) => string;
  /** How high this device draws the rows of the list. */
  device: Arranging;
  /** Whose lines alone, where the list stands under a client or a business. */
  scope?: ListScope;
  /** Rows to a page, where it is not as many as the list has elsewhere. */
  pageSize?: number;
}
