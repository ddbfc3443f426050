import "#stones/lines/stone-lists.css";
import "./memo-desk.css";
import { ListScreen } from "#screens/list-screen.tsx";
import { DeskDock } from "./desk-dock.tsx";
import { DeskDrawer } from "./desk-drawer.tsx";
import type { MemoDeskPageProps } from "./memo-desk-page-props.ts";
import { MemoToolbar } from "./memo-toolbar.tsx";
import { useDesk } from "./use-desk.ts";
import { rowId } from "./use-selection.ts";
import { words } from "./words.ts";

/**
 * The desk of memos: the lines that are out, by memo. They are taken back, sold and issued from the keyboard or a
 * scanner.
 */
export function MemoDeskPage(props: MemoDeskPageProps) {
  const { viewer, search, onSearch, addressOf, listAddress } = props;
  const desk = useDesk(props);
  const { list, memos, rows, chosen, noIssue, opened, onOpen, onSelect, onIssue } = desk;
  return (
    <div className="stone-lists memo-desk">
      <ListScreen
        list={list}
        lines={rows}
        picking={{ selected: new Set(chosen.map(rowId)), onSelected: list.select }}
        opening={{ open: opened, onOpen }}
        empty={{ title: words.none, text: words.fills }}
        toolbar={
          <MemoToolbar
            search={search}
            counts={memos.tabs}
            addressOf={addressOf}
            listAddress={listAddress}
            noIssue={noIssue}
            onSearch={onSearch}
            onSelect={onSelect}
            onIssue={onIssue}
          />
        }
        drawer={<DeskDrawer page={props} desk={desk} />}
        dock={<DeskDock desk={desk} mayWrite={viewer.mayWrite} />}
      />
      {desk.question}
    </div>
  );
}
