import "#stones/lines/stone-lists.css";
import { use } from "react";
import { ListScreen } from "#screens/list-screen.tsx";
import { InCartContext } from "#ui/marks/in-cart.ts";
import { LinesEmpty } from "./lines-empty.tsx";
import { SelectedLines } from "./selected-lines.tsx";
import type { StoneListPageProps } from "./stone-list-page-props.ts";
import { StoneListToolbar } from "./stone-list-toolbar.tsx";
import { useBesideLines } from "./use-beside-lines.tsx";
import { lineId } from "./use-lines.ts";
import { useSelectedLines } from "./use-selected-lines.ts";
import { useStoneList } from "./use-stone-list.ts";

const nothing: ReadonlySet<string> = new Set();

/**
 * One of the lists of spec §1: its lines or groups of them, one line beside them, and the acts on the selected ones.
 */
export function StoneListPage(props: StoneListPageProps) {
  const list = useStoneList(props);
  const { lines, grouped, arranging, isReady, open, onOpen = () => {} } = list;
  const selection = useSelectedLines(props.list, lines);
  const { chosen } = selection;
  const beside = useBesideLines(props, list, chosen);
  const inCart = use(InCartContext);
  return (
    <InCartContext value={props.list === "cart" ? nothing : inCart}>
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
    </InCartContext>
  );
}
