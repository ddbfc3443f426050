import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { queryKey, useCall, useClient } from "#api/query.ts";
import { type StoneView, stoneColumns as writtenColumns } from "#domain/search/stone-columns.ts";
import type { DiamondType } from "#domain/stone.ts";
import { deliveredLayout } from "#ui/data-table/layout.ts";
import type { Arranging, TableLayout } from "#ui/data-table/types.ts";
import { everyStoneColumn } from "#ui/stone-table/stone-columns.ts";
import { columnsFrom, deliveredColumns, type KeptColumn, layoutFrom, saysNothing } from "./stone-layout.ts";

interface StoneLayoutOptions {
  view: StoneView;
  seesCost: boolean;
  type?: DiamondType;
  /** What this device remembers of the list: how high its rows are. */
  device: Arranging;
}

/** Pulling at a column changes it many times; it is written when one stops. */
const restMs = 600;
const fieldOf = new Map(writtenColumns.map((column) => [column.id as string, column]));
const tenMinutes = 600_000;

/** The columns of a list of stones as this account left them, on whatever device; written behind one's back. */
export function useStoneLayout({ view, seesCost, type, device }: StoneLayoutOptions) {
  const client = useClient();
  const queryClient = useQueryClient();
  const kept = useCall("listStoneFields", { query: { view } }, { freshForMs: tenMinutes });
  const [changed, setChanged] = useState<readonly KeptColumn[]>();
  const unsaved = useRef<{ columns: readonly KeptColumn[]; timer: ReturnType<typeof setTimeout> }>(undefined);
  const every = useMemo(() => everyStoneColumn({ seesCost, sorts: true }), [seesCost]);
  const delivered = useMemo(
    () =>
      deliveredColumns(
        view,
        seesCost,
        every.map(({ id }) => id),
      ),
    [view, seesCost, every],
  );
  const own = changed ?? kept.data?.columns ?? delivered;
  const { density } = device.layout;

  const layout = useMemo(() => layoutFrom(own, density), [own, density]);
  const columns = useMemo(() => every.filter(({ id }) => !saysNothing(type, fieldOf.get(id)?.of)), [every, type]);

  const [write] = useState(() => () => {
    const waiting = unsaved.current;
    unsaved.current = undefined;
    if (!waiting) return;
    clearTimeout(waiting.timer);
    // A habit that could not be kept is no failure to tell: it holds until the page goes.
    client.call("saveStoneFields", { query: { view }, body: { columns: [...waiting.columns] } }).then(
      (answer) => queryClient.setQueryData(queryKey("listStoneFields", { query: { view } }), answer),
      () => undefined,
    );
  });
  useEffect(() => write, [write]);

  function onLayout(next: TableLayout) {
    if (next.density !== density) device.onLayout({ ...device.layout, density: next.density });
    const isReset = next === deliveredLayout;
    const after = isReset ? delivered : columnsFrom(next, own);
    setChanged(after);
    clearTimeout(unsaved.current?.timer);
    unsaved.current = { columns: isReset ? [] : after, timer: setTimeout(write, restMs) };
  }
  // The same function for good: a table draws its head again when it is another.
  const latest = useRef(onLayout);
  useEffect(() => {
    latest.current = onLayout;
  });
  const arranging = useMemo((): Arranging => ({ layout, onLayout: (next) => latest.current(next) }), [layout]);
  return { columns, arranging, isReady: !kept.isPending };
}
