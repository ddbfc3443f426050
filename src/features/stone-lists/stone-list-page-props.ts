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
  /** The viewer as somebody who claims stones: out of a list, into the next. */
  taker: StoneViewer;
  /** The address of this list with a search. */
  addressOf: (search: LinesSearch) => string;
  /** The address of the desk of its lines, for a client. */
  deskAddress?: (userId: number | undefined) => string;
  /** The row height of the list on this device. */
  device: Arranging;
  /** The client or business that the list stands under, whose lines it shows. */
  scope?: ListScope;
  /** The rows of a page, if they differ from the list's usual number. */
  pageSize?: number;
}
