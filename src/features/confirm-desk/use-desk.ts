import { useState } from "react";
import { useListState } from "#screens/use-list-state.ts";
import type { StoneLine } from "#stones/stone-line.ts";
import { useScreenKeys } from "#ui/frame/use-screen-keys.ts";
import { listSearch } from "#ui/list/list-search.ts";
import { focusList } from "#ui/table/data-table/focus-list.ts";
import type { ConfirmDeskPageProps } from "./confirm-desk-page-props.ts";
import { queueShape } from "./queue-shape.ts";
import { rowId, useOpenRequest } from "./use-open-request.ts";
import { queueSize, useQueue } from "./use-queue.ts";

/** The state of the desk: the queue, the open request, and its keys. */
export function useDesk({ viewer, search, onSearch }: ConfirmDeskPageProps) {
  /** The request whose price is being changed. */
  const [changing, setChanging] = useState<number>();
  const at = listSearch(search, onSearch, { size: queueSize });
  const queue = useQueue(search.user_id, at.page);
  const { cycle, lines } = queue;
  const list = useListState(queueShape(viewer.accountId), { search, onSearch }, { at, cycle, rows: lines });
  const request = useOpenRequest({ lines, search, onSearch, onNothing: focusList });
  const { row, show, close } = request;

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
    const ids = new Set(list.selected);
    if (!ids.delete(rowId(row))) ids.add(rowId(row));
    cycle.select(ids);
  }
  const begin = (line: StoneLine | undefined) => line && (() => onOpen(rowId(line)));
  // J and K belong to the drawer of an open request.
  useScreenKeys(row ? { x: togglePicked } : { j: begin(lines[0]), k: begin(lines.at(-1)) });
  return { list, queue, request, changing, setChanging, onOpen, onClose };
}

export type Desk = ReturnType<typeof useDesk>;
