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
  /** The row height of the list on this device. */
  device: Arranging;
}

/** The columns of arrivals in the account's own arrangement. Age and media always stand behind the number. */
export function useArrivalLayout({ type, seesCost, device }: ArrivalLayoutOptions) {
  const { columns, arranging, isReady } = useStoneLayout({ view: "arrival", seesCost, type, device });
  const { layout, onLayout } = arranging;
  const drawn = useMemo(() => withOwnColumns(columns), [columns]);
  const table = useMemo(
    (): Arranging => ({ layout: { ...layout, order: [...ownIds, ...layout.order] }, onLayout }),
    [layout, onLayout],
  );
  return {
    /** The columns and the arrangement of the table. */
    table: { columns: drawn, arranging: table },
    /** The columns that can be chosen. */
    chooser: { columns, ...arranging },
    /** The columns of a file. */
    shown: shownColumns(columns, layout),
    isReady,
  };
}
