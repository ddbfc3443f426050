import type { ReactNode } from "react";
import type { GroupRow, Line } from "./types.ts";

const groups = new WeakSet<object>();

/** Makes the head of a group of rows, for the place before them in `rows`. */
export function groupRow(group: string, head: ReactNode): GroupRow {
  const made = { group, head };
  groups.add(made);
  return made;
}

/** True if a line is the head of a group and no row. */
export const isGroupRow = <Row extends object>(line: Line<Row>): line is GroupRow => groups.has(line);
