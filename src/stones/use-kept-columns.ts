import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Query } from "#api/operation-types.ts";
import { queryKey, useCall, useClient } from "#api/query.ts";
import { deliveredLayout } from "#ui/table/data-table/layout.ts";
import type { Arranging, TableLayout } from "#ui/table/data-table/types.ts";
import { columnsFrom, type KeptColumn, layoutFrom } from "./stone-layout.ts";
import { useColumnSets } from "./use-column-sets.ts";

interface KeptColumnsOptions {
  view: Query<"listStoneFields">["view"];
  /** The columns at the delivery of the list. */
  delivered: readonly KeptColumn[];
  /** The device's own settings of the list: its row height. */
  device: Arranging;
}

/** The pause after the last change. A pull at a column changes it many times, and only the last width is saved. */
const restMs = 600;
const tenMinutes = 600_000;

/** The columns of a table in the account's own arrangement, on any device. They are saved in the background. */
export function useKeptColumns({ view, delivered, device }: KeptColumnsOptions) {
  const client = useClient();
  const queryClient = useQueryClient();
  const kept = useCall("listStoneFields", { query: { view } }, { freshForMs: tenMinutes });
  const [changed, setChanged] = useState<{ view: string; columns: readonly KeptColumn[] }>();
  const unsaved = useRef<{ columns: readonly KeptColumn[]; timer: ReturnType<typeof setTimeout> }>(undefined);
  const own = (changed?.view === view ? changed.columns : kept.data?.columns) ?? delivered;
  const { density } = device.layout;
  const layout = useMemo(() => layoutFrom(own, density), [own, density]);

  const write = useMemo(
    () => () => {
      const waiting = unsaved.current;
      unsaved.current = undefined;
      if (!waiting) return;
      clearTimeout(waiting.timer);
      // A habit that was not saved is not worth a message: it lasts until the page is left.
      client.call("saveStoneFields", { query: { view }, body: { columns: [...waiting.columns] } }).then(
        (answer) => queryClient.setQueryData(queryKey("listStoneFields", { query: { view } }), answer),
        () => undefined,
      );
    },
    [client, queryClient, view],
  );
  // Another table, or none, saves the changes of this one now.
  useEffect(() => write, [write]);

  function arrange(columns: readonly KeptColumn[], saved = columns) {
    setChanged({ view, columns });
    clearTimeout(unsaved.current?.timer);
    unsaved.current = { columns: saved, timer: setTimeout(write, restMs) };
  }
  function onLayout(next: TableLayout) {
    if (next.density !== density) device.onLayout({ ...device.layout, density: next.density });
    if (next === deliveredLayout) arrange(delivered, []);
    else arrange(columnsFrom(next, own));
  }
  // The function stays the same, as a table draws its head again for another one.
  const latest = useRef(onLayout);
  useEffect(() => {
    latest.current = onLayout;
  });
  const sets = useColumnSets({ view, kept: kept.data?.sets, own, onColumns: arrange });
  const arranging = useMemo(
    (): Arranging => ({ layout, onLayout: (next) => latest.current(next), sets }),
    [layout, sets],
  );
  return { arranging, isReady: !kept.isPending };
}
