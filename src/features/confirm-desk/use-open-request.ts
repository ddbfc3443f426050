import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import type { Meanwhile } from "#domain/problems.ts";
import { useOpenLine } from "#stones/lines/use-open-line.ts";
import { isLater, type StoneLine } from "#stones/stone-line.ts";
import { useOpenRow } from "#ui/list/use-open-row.ts";
import { afterDecision } from "./after-decision.ts";
import type { ConfirmDeskSearch } from "./confirm-desk-search.ts";

export const rowId = ({ id }: StoneLine) => String(id);

interface OpenRequest {
  lines: readonly StoneLine[];
  search: ConfirmDeskSearch;
  onSearch: (patch: Partial<ConfirmDeskSearch>) => void;
  /** Called when nothing is open any more. */
  onNothing: () => void;
}

/**
 * The open request: the one in the address, or on a wide screen the oldest. It stays open as it was, whatever changes
 * in the queue behind it.
 */
export function useOpenRequest({ lines, search, onSearch, onNothing }: OpenRequest) {
  const isWide = useMediaQuery("(min-width: 62em)", true, { getInitialValueInEffect: false });
  const [isClosed, setClosed] = useState(false);
  const [here, setHere] = useState<StoneLine>();
  /** The decided requests that the shown queue may still hold. */
  const [decidedIds, setDecidedIds] = useState<ReadonlySet<number>>(new Set());

  // Another address, or the requests of another client, closes the open request.
  const [asked, setAsked] = useState(search);
  if (asked.line !== search.line || asked.user_id !== search.user_id) {
    setAsked(search);
    if (here?.id !== search.line) setHere(undefined);
  }
  const first = isWide && !isClosed ? lines.find(({ id }) => !decidedIds.has(id)) : undefined;
  const openId = search.line ?? here?.id ?? first?.id;
  const found = lines.find(({ id }) => id === openId);
  if (found && here?.id !== openId) setHere(found);
  const line = here?.id === openId ? here : found;
  /** The queue as it was when it last held the open request. The next request comes from it. */
  const [around, setAround] = useState(lines);
  if (found && around !== lines) setAround(lines);

  const open = useOpenLine({ line, hasLeft: line !== undefined && !found, onGoOn });
  // A changed request that still waits is shown anew after its acknowledgement, as soon as it is read.
  if (open.isAcknowledged && found && line && isLater(found, line)) setHere(found);

  function show(id: number | undefined) {
    setClosed(false);
    if (id === undefined) setHere(undefined);
    onSearch({ line: id });
  }
  function decided(gone: readonly StoneLine[]) {
    setDecidedIds((before) => new Set([...before, ...gone.map(({ id }) => id)]));
    const gonePast = around.filter(({ id }) => !lines.some((one) => one.id === id));
    const next = afterDecision(around, openId, [...gone, ...gonePast]);
    if (next !== openId) show(next);
    if (next === undefined) onNothing();
  }
  function onGoOn({ event }: Meanwhile) {
    if (!line || event === "confirm.update") return;
    decided([line]);
  }
  const { place } = useOpenRow({
    rows: lines,
    rowId,
    open: line ? rowId(line) : null,
    onOpen: (id) => show(Number(id)),
  });
  return {
    row: line,
    place,
    open,
    show: (id: string) => show(Number(id)),
    /** Shows one's own change at once. */
    changed: ([now]: readonly StoneLine[]) => setHere(now),
    close: () => {
      setClosed(true);
      setHere(undefined);
      onSearch({ line: undefined });
    },
    decided,
  };
}
