import { useVirtualizer } from "@tanstack/react-virtual";
import type { RefObject } from "react";
import { usePrinting } from "../../frame/use-printing.ts";
import { isGroupRow } from "./group-row.ts";
import type { TableLayout } from "./types.ts";
import type { ShownLine } from "./use-table-model.ts";

const heights = { head: 32, group: 40, compact: 34, roomy: 42 } as const;

/** The lines in sight and a few around them. The lines before and after are only room. On paper every line is drawn. */
export function useVirtualLines<Row extends object>(
  scroller: RefObject<HTMLElement | null>,
  lines: readonly ShownLine<Row>[],
  density: TableLayout["density"],
) {
  const heightAt = (index: number) => {
    const line = lines[index]?.line;
    return heights[line !== undefined && isGroupRow(line) ? "group" : density];
  };
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: heightAt,
    getItemKey: (index) => lines[index]?.id ?? index,
    scrollMargin: heights.head,
    scrollPaddingStart: heights.head,
    overscan: 6,
  });
  const isPrinting = usePrinting();
  const inSight = virtualizer.getVirtualItems();
  const room = virtualizer.scrollRect;
  const before = (inSight[0]?.start ?? heights.head) - heights.head;
  const after = virtualizer.getTotalSize() - ((inSight.at(-1)?.end ?? heights.head) - heights.head);
  return {
    items: isPrinting ? lines.map((_, index) => ({ index })) : inSight,
    before: isPrinting ? 0 : before,
    after: isPrinting ? 0 : after,
    /** The width at the last measurement. */
    width: room?.width ?? 0,
    /** The number of rows that fit on the screen, less one: a step of one page keeps one row in sight. */
    fits: Math.max(1, Math.floor(((room?.height ?? 0) - heights.head) / heights[density]) - 1),
    show: (index: number | undefined) => {
      if (index !== undefined) virtualizer.scrollToIndex(index, { align: "auto" });
    },
  };
}
