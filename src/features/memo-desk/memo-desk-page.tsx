import "#stones/lines/stone-lists.css";
import "./memo-desk.css";
import type { EditingPage } from "#screens/list-page.ts";
import { ListScreen } from "#screens/list-screen.tsx";
import type { ListViewer } from "#stones/lines/list-viewer.ts";
import { DeskDock } from "./desk-dock.tsx";
import { DeskDrawer } from "./desk-drawer.tsx";
import type { MemoDeskSearch } from "./memo-desk-search.ts";
import { MemoToolbar } from "./memo-toolbar.tsx";
import { useDesk } from "./use-desk.ts";
import { rowId } from "./use-selection.ts";
import { words } from "./words.ts";

export interface MemoDeskPageProps extends EditingPage<MemoDeskSearch> {
  viewer: ListViewer;
  /** The address of the desk with that search. */
  addressOf: (search: MemoDeskSearch) => string;
  /** The list of all memos, of a client. */
  listAddress: (userId: number | undefined) => string;
  /** Where a paper is read and printed. */
  paperPath: (id: number) => string;
}

/** The desk of memos: what is out, by memo; taken back, sold and issued from the keyboard or a scanner. */
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
