import { useMemo } from "react";
import { type StoneView, stoneColumns as writtenColumns } from "#domain/search/stone-columns.ts";
import type { DiamondType } from "#domain/stone.ts";
import type { Arranging } from "#ui/table/data-table/types.ts";
import { everyStoneColumn } from "#ui/table/stone-table/stone-columns.ts";
import { deliveredColumns, saysNothing } from "./stone-layout.ts";
import { useKeptColumns } from "./use-kept-columns.ts";

interface StoneLayoutOptions {
  view: StoneView;
  seesCost: boolean;
  type?: DiamondType;
  /** Columns that are empty for every stone of the answer: they step aside. */
  empty?: ReadonlySet<string>;
  /** What this device remembers of the list: how high its rows are. */
  device: Arranging;
}

const fieldOf = new Map(writtenColumns.map((column) => [column.id as string, column]));

/** The columns of a list of stones as this account left them. */
export function useStoneLayout({ view, seesCost, type, empty, device }: StoneLayoutOptions) {
  const every = useMemo(() => everyStoneColumn({ seesCost, type, sorts: true }), [seesCost, type]);
  const delivered = useMemo(
    () =>
      deliveredColumns(
        view,
        seesCost,
        every.map(({ id }) => id),
      ),
    [view, seesCost, every],
  );
  const kept = useKeptColumns({ view, delivered, device });
  const columns = useMemo(
    () => every.filter(({ id }) => !saysNothing(type, fieldOf.get(id)?.of) && !empty?.has(id)),
    [every, type, empty],
  );
  return { columns, ...kept };
}
