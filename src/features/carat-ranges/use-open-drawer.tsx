import type { ReactNode } from "react";
import type { DrawerProps } from "#screens/send-and-close.ts";
import { useOpenRow } from "#ui/list/use-open-row.ts";
import { type CaratRange, rangeId } from "./carat-range.ts";
import type { CaratRangesSearch } from "./carat-ranges-search.ts";
import { EditRangeDrawer, NewRangeDrawer } from "./range-drawers.tsx";
import { EditSubRangeDrawer, NewSubRangeDrawer } from "./sub-range-drawers.tsx";

interface OpenDrawer extends DrawerProps {
  rows: readonly CaratRange[];
  search: CaratRangesSearch;
  /** Walks to the drawer of another row. */
  onGo: (drawer: CaratRangesSearch) => void;
}

/** The drawer that the address asks for, if it asks for one. */
export function useOpenDrawer({ rows, search, onGo, onClose, onDirty }: OpenDrawer): ReactNode {
  const range = useOpenRow({
    rows,
    rowId: rangeId,
    open: (search.edit ?? search.addTo)?.toString() ?? null,
    onOpen: (id) => onGo({ edit: Number(id) }),
  });
  const sub = useOpenRow({
    rows: rows.flatMap(({ sub_ranges }) => sub_ranges),
    rowId: rangeId,
    open: search.sub?.toString() ?? null,
    onOpen: (id) => onGo({ sub: Number(id) }),
  });
  const around = rows.find(({ id }) => id === sub.row?.carat_range_id);
  const shared = { onClose, onDirty };
  if (search.add) return <NewRangeDrawer {...shared} />;
  if (search.addTo && range.row) return <NewSubRangeDrawer key={`in ${range.row.id}`} range={range.row} {...shared} />;
  if (search.sub && sub.row && around) {
    return <EditSubRangeDrawer key={`sub ${sub.row.id}`} sub={sub.row} range={around} place={sub.place} {...shared} />;
  }
  return range.row && <EditRangeDrawer key={range.row.id} range={range.row} place={range.place} {...shared} />;
}
