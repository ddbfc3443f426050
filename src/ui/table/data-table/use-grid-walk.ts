import { type FocusEvent, useEffect, useMemo, useRef, useState } from "react";
import { isGroupRow } from "./group-row.ts";
import type { Opening } from "./types.ts";
import { useOpenInSight } from "./use-open-in-sight.ts";
import type { ShownLine } from "./use-table-model.ts";

/** The place of the keyboard among the rows. Group heads are left out. */
export function useGridWalk<Row extends object>(
  lines: readonly ShownLine<Row>[],
  opening: Opening | undefined,
  show: (index: number | undefined) => void,
  page: string | number | undefined,
) {
  const [focusedId, setFocusedId] = useState<string>();
  const { indexes, ids, places } = useMemo(() => {
    const walked = lines.flatMap(({ line }, index) => (isGroupRow(line) ? [] : [index]));
    const rowIds = walked.map((index) => lines[index]?.id ?? "");
    return { indexes: walked, ids: rowIds, places: new Map(rowIds.map((id, place) => [id, place])) };
  }, [lines]);
  const at = places.get(focusedId ?? opening?.open ?? "") ?? 0;
  useOpenInSight(opening?.open, (id) => show(indexes[places.get(id) ?? -1]));
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    setFocusedId(undefined);
  }, [page]);
  return {
    ids,
    at,
    here: ids[at],
    focusedId,
    setFocusedId,
    placeOf: (id: string) => places.get(id) ?? 0,
    go(to: number) {
      setFocusedId(ids[to]);
      show(indexes[to]);
    },
    /** A focus by the Tab key scrolls to the place of the keyboard. */
    onFocus({ target, currentTarget }: FocusEvent) {
      if (target === currentTarget && currentTarget.matches(":focus-visible")) show(indexes[at]);
    },
  };
}

export type GridWalk = ReturnType<typeof useGridWalk>;
