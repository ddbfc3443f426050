import type { NumberColumn } from "../schema.ts";

export interface PlannedRange {
  readonly column: NumberColumn;
  readonly low: number;
  readonly high: number;
}

/** A range within the bounds of the column: the kernel's lanes would wrap around beyond. */
export function clamp(column: NumberColumn, low: number, high: number): PlannedRange {
  return { column, low: Math.max(Math.ceil(low), column.lowest), high: Math.min(Math.floor(high), column.highest) };
}
