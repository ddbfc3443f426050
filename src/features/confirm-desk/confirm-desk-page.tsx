import "#stones/lines/stone-lists.css";
import "./confirm-desk.css";
import { ListScreen } from "#screens/list-screen.tsx";
import { useAsker } from "#stones/lines/list-viewer.ts";
import type { ConfirmDeskPageProps } from "./confirm-desk-page-props.ts";
import { DeskDock } from "./desk-dock.tsx";
import { DeskDrawer } from "./desk-drawer.tsx";
import { DeskToolbar } from "./desk-toolbar.tsx";
import { useDesk } from "./use-desk.ts";
import { rowId } from "./use-open-request.ts";
import { words } from "./words.ts";

/** The desk of requests: they are decided one by one or many at once, from the keyboard alone. */
export function ConfirmDeskPage(props: ConfirmDeskPageProps) {
  const { viewer, search, onSearch, addressOf, listAddress } = props;
  const asker = useAsker(viewer);
  const desk = useDesk(props);
  const { list, queue, request, onOpen } = desk;
  const { row } = request;
  return (
    <div className="stone-lists confirm-desk">
      <ListScreen
        list={list}
        picking={{ selected: new Set(list.chosen.map(rowId)), onSelected: list.select }}
        opening={{ open: row ? rowId(row) : null, onOpen }}
        empty={{ title: words.none, text: words.fills }}
        toolbar={
          <DeskToolbar
            search={search}
            counts={queue.tabs}
            addressOf={addressOf}
            listAddress={listAddress}
            choosesClient={viewer.choosesClient}
            onSearch={onSearch}
          />
        }
        drawer={<DeskDrawer page={props} desk={desk} asker={asker} />}
        dock={<DeskDock desk={desk} asker={asker} mayWrite={viewer.mayWrite} />}
      />
    </div>
  );
}
