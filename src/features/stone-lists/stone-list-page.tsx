import "#stones/lines/stone-lists.css";
import type { ShownList } from "#domain/stone-lists.ts";
import type { EditingPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import type { ListViewer } from "#stones/lines/list-viewer.ts";
import type { StoneViewer } from "#stones/viewer.ts";
import type { Arranging } from "#ui/table/data-table/types.ts";
import { LinesEmpty } from "./lines-empty.tsx";
import type { LinesSearch } from "./lines-search.ts";
import { SelectedLines } from "./selected-lines.tsx";
import { StoneListToolbar } from "./stone-list-toolbar.tsx";
import { useBesideLines } from "./use-beside-lines.tsx";
import { type ListScope, lineId } from "./use-lines.ts";
import { useSelectedLines } from "./use-selected-lines.ts";
import { useStoneList } from "./use-stone-list.ts";

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

/** One of the lists of spec §1: its lines or groups of them, one line beside them, and what can be done with those selected. */
export function StoneListPage(props: StoneListPageProps) {
  const list = useStoneList(props);
  const { lines, grouped, arranging, isReady, open, onOpen = () => {} } = list;
  const selection = useSelectedLines(props.list, lines);
  const { chosen } = selection;
  const beside = useBesideLines(props, list, chosen);
  return (
    <div className="stone-lists">
      <ListScreen
        list={list}
        lines={grouped}
        arranging={arranging}
        isReady={isReady}
        picking={{ selected: new Set(chosen.map(lineId)), onSelected: list.select }}
        opening={{ open: beside.hasForm ? null : open, onOpen }}
        empty={<LinesEmpty {...props} />}
        toolbar={<StoneListToolbar page={props} list={list} beside={beside} />}
        drawer={beside.drawer}
        dock={<SelectedLines page={props} list={list} selection={selection} beside={beside} />}
      />
    </div>
  );
}
