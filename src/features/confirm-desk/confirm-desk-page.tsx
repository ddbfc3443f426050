import "#stones/lines/stone-lists.css";
import "./confirm-desk.css";
import { useState } from "react";
import { LineActs } from "#stones/lines/line-acts-bar.tsx";
import { LinesDock } from "#stones/lines/lines-dock.tsx";
import { type ListViewer, useAsker } from "#stones/lines/list-viewer.ts";
import { PriceForm } from "#stones/lines/price-form.tsx";
import type { StoneLine } from "#stones/stone-line.ts";
import { BlankState } from "#ui/blank-state.tsx";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { focusList } from "#ui/data-table/focus-list.ts";
import { TableSkeleton } from "#ui/data-table/table-skeleton.tsx";
import { ListBody } from "#ui/list-body.tsx";
import { listSearch } from "#ui/list-search.ts";
import { ListStates } from "#ui/list-states.tsx";
import { useScreenKeys } from "#ui/use-screen-keys.ts";
import type { ConfirmDeskSearch } from "./confirm-desk-search.ts";
import { DeskToolbar } from "./desk-toolbar.tsx";
import { queueColumns, requestCard } from "./queue-columns.tsx";
import { RequestDrawer } from "./request-drawer.tsx";
import { rowId, useOpenRequest } from "./use-open-request.ts";
import { queueSize, useQueue } from "./use-queue.ts";
import { words } from "./words.ts";

export interface ConfirmDeskPageProps {
  viewer: ListViewer;
  search: ConfirmDeskSearch;
  onSearch: (patch: Partial<ConfirmDeskSearch>) => void;
  /** The address of the desk with that search. */
  addressOf: (search: ConfirmDeskSearch) => string;
  /** The list of all requests, on a tab, of a client. */
  listAddress: (tab: string, userId: number | undefined) => string;
  onDirty?: (dirty: boolean) => void;
}

const manyActs = ["REJECT", "APPROVE"] as const;
const manyKeys = { APPROVE: "Shift+A" };

/** The desk where requests are decided, one after another or many at once, from the keyboard alone. */
export function ConfirmDeskPage({ viewer, search, onSearch, addressOf, listAddress, onDirty }: ConfirmDeskPageProps) {
  const { accountId, mayWrite, choosesClient } = viewer;
  /** The request whose price is changed. */
  const [changing, setChanging] = useState<number>();
  const asker = useAsker(viewer);
  const { page, onPage, tablePage } = listSearch(search, onSearch, { size: queueSize });
  const queue = useQueue(search.user_id, page);
  const { cycle, lines } = queue;
  const columns = queueColumns(accountId);
  const chosen = lines.filter((line) => cycle.selected.has(rowId(line)));

  const request = useOpenRequest({ lines, search, onSearch, onNothing: focusList });
  const { row, place, open, show, close, decided } = request;
  const onOpen = (id: string) => {
    setChanging(undefined);
    show(id);
  };
  function onClose() {
    close();
    focusList();
  }
  function togglePicked() {
    if (!row) return;
    const ids = new Set([...cycle.selected].map(String));
    if (!ids.delete(rowId(row))) ids.add(rowId(row));
    cycle.select(ids);
  }
  const begin = (line: StoneLine | undefined) => line && (() => onOpen(rowId(line)));
  // Beside an open request J and K are the drawer's.
  useScreenKeys(row ? { x: togglePicked } : { j: begin(lines[0]), k: begin(lines.at(-1)) });

  const drawer =
    row &&
    (changing === row.id ? (
      <PriceForm
        key={rowId(row)}
        kind="change"
        lines={[row]}
        asker={asker}
        open={open}
        onDone={(lines) => {
          request.changed(lines);
          setChanging(undefined);
        }}
        onClose={() => setChanging(undefined)}
        onDirty={onDirty}
      />
    ) : (
      <RequestDrawer
        key={rowId(row)}
        line={row}
        open={open}
        place={place}
        asker={asker}
        mayWrite={mayWrite}
        historyPath={viewer.historyPath}
        theirRequests={addressOf({ user_id: row.user.id })}
        isAlone={search.user_id === row.user.id}
        onDecided={decided}
        onChange={() => setChanging(row.id)}
        onClose={onClose}
      />
    ));
  return (
    <div className="stone-lists confirm-desk">
      <DeskToolbar
        search={search}
        counts={queue.tabs}
        addressOf={addressOf}
        listAddress={listAddress}
        choosesClient={choosesClient}
        onSearch={onSearch}
      />
      <ListBody drawer={drawer}>
        <ListStates
          list={cycle}
          what={words.what}
          skeleton={<TableSkeleton label={words.what} columns={columns} pickable />}
          empty={<BlankState title={words.none}>{words.fills}</BlankState>}
          onPage={onPage}
        >
          <DataTable
            label={words.desk}
            columns={columns}
            rows={lines}
            rowId={rowId}
            card={requestCard}
            picking={{ selected: new Set(chosen.map(rowId)), onSelected: cycle.select }}
            opening={{ open: row ? rowId(row) : null, onOpen }}
            page={tablePage(cycle.page.totalRecords)}
          />
        </ListStates>
        <LinesDock
          lines={queue}
          chosen={chosen}
          namesClient
          onClear={() => cycle.select([])}
          acts={
            <LineActs
              list="confirm"
              lines={chosen}
              asker={asker}
              mayWrite={mayWrite}
              hasMain={!row}
              only={manyActs}
              keys={manyKeys}
              onForm={() => {}}
              onDone={decided}
            />
          }
          page={page}
          size={queueSize}
          onPage={onPage}
        />
      </ListBody>
    </div>
  );
}
