import { useMemo } from "react";
import { type StoneView, withMedia, stoneColumns as writtenColumns } from "#domain/search/stone-columns.ts";
import type { DiamondType } from "#domain/stone.ts";
import type { Arranging } from "#ui/table/data-table/types.ts";
import { mediaColumn } from "#ui/table/stone-table/media-column.tsx";
import { everyStoneColumn } from "#ui/table/stone-table/stone-columns.ts";
import { deliveredColumns, saysNothing } from "./stone-layout.ts";
import { useKeptColumns } from "./use-kept-columns.ts";

interface StoneLayoutOptions {
  view: StoneView;
  seesCost: boolean;
  type?: DiamondType;
  /** Columns that are empty for every stone of the answer. They are hidden. */
  empty?: ReadonlySet<string>;
  /** The device's own settings of the list: its row height. */
  device: Arranging;
}

const fieldOf = new Map(writtenColumns.map((column) => [column.id as string, column]));

/** The columns of a list of stones in the account's own arrangement. */
export function useStoneLayout({ view, seesCost, type, empty, device }: StoneLayoutOptions) {
  const every = useMemo(
    () => withMedia(view, everyStoneColumn({ seesCost, type, sorts: true }), mediaColumn),
    [view, seesCost, type],
  );
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
