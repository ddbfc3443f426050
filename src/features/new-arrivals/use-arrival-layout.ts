import { useMemo } from "react";
import type { DiamondType } from "#domain/stone.ts";
import { shownColumns } from "#stones/shown-columns.ts";
import { useStoneLayout } from "#stones/use-stone-layout.ts";
import type { Arranging } from "#ui/table/data-table/types.ts";
import { ownColumns, withOwnColumns } from "./arrival-columns.tsx";

const ownIds = ownColumns.map(({ id }) => id);

interface ArrivalLayoutOptions {
  type: DiamondType;
  seesCost: boolean;
  /** How high this device draws the rows of the list. */
  device: Arranging;
}

/** The columns of arrivals as this account left them; age and papers stand behind the number, whatever else moves. */
export function useArrivalLayout({ type, seesCost, device }: ArrivalLayoutOptions) {
  const { columns, arranging, isReady } = useStoneLayout({ view: "arrival", seesCost, type, device });
  const { layout, onLayout } = arranging;
  const drawn = useMemo(() => withOwnColumns(columns), [columns]);
  const table = useMemo(
    (): Arranging => ({ layout: { ...layout, order: [...ownIds, ...layout.order] }, onLayout }),
    [layout, onLayout],
  );
  return {
    /** What the table draws, and how. */
    table: { columns: drawn, arranging: table },
    /** What one chooses from. */
    chooser: { columns, ...arranging },
    /** What a file has. */
    shown: shownColumns(columns, layout),
    isReady,
  };
}
