import { gridKeys } from "./grid-keys.ts";
import { rowClicks } from "./row-clicks.ts";
import type { Opening, Picking } from "./types.ts";
import type { GridWalk } from "./use-grid-walk.ts";
import { useSelection } from "./use-selection.ts";

interface GridActsOptions {
  walk: GridWalk;
  idAt: (index: number) => string | undefined;
  /** The number of rows that fit on the screen. */
  fits: number;
  opening: Opening | undefined;
  picking: Picking | undefined;
}

/** Opening and ticking rows, by keys and by clicks. */
export function useGridActs({ walk, idAt, fits, opening, picking }: GridActsOptions) {
  const { ids, at, here, focusedId, setFocusedId, go } = walk;
  const { selected, toggle, extend, togglePage } = useSelection(picking, ids);

  function open(row: string) {
    if (opening) opening.onOpen(row);
    else if (picking) toggle(row);
  }
  const onKeyDown = gridKeys({
    at,
    count: ids.length,
    visible: fits,
    go,
    pickable: picking !== undefined,
    onOpen: () => here !== undefined && open(here),
    onToggle: () => here !== undefined && (picking ? toggle(here) : open(here)),
    onExtend: (to) => here !== undefined && extend(here, ids[to] ?? here),
    onTogglePage: togglePage,
  });
  const clicks = rowClicks({
    idAt,
    pickable: picking !== undefined,
    onFocus: setFocusedId,
    onOpen: open,
    onToggle: toggle,
    onExtend: (to) => extend(focusedId ?? to, to),
  });
  return { selected, togglePage, onKeyDown, clicks };
}
