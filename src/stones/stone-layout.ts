import {
  columnsOfView,
  mediaOnScreen,
  type StoneView,
  stoneColumnIds,
  withMedia,
} from "#domain/search/stone-columns.ts";
import type { DiamondType } from "#domain/stone.ts";
import type { TableLayout } from "#ui/table/data-table/types.ts";

/** A column of a stone table in the account's settings. */
export interface KeptColumn {
  id: string;
  is_shown: boolean;
  width: number | null;
}

type Density = TableLayout["density"];

/** The kept layout of an account in the form of the table. The row height is a habit of the device. */
export const layoutFrom = (columns: readonly KeptColumn[], density: Density): TableLayout => ({
  order: columns.map(({ id }) => id),
  hidden: columns.filter(({ is_shown }) => !is_shown).map(({ id }) => id),
  widths: Object.fromEntries(columns.flatMap(({ id, width }) => (width === null ? [] : [[id, width]]))),
  density,
});

/** The columns of a layout in the form of the account. Columns that the list lacked at the moment keep their places. */
export function columnsFrom(layout: TableLayout, before: readonly KeptColumn[]): KeptColumn[] {
  const known = new Map(before.map((column) => [column.id, column]));
  return mergedOrder(
    before.map(({ id }) => id),
    layout.order,
  ).map((id) => ({
    id,
    is_shown: !layout.hidden.includes(id),
    width: layout.widths[id] ?? (layout.order.includes(id) ? null : (known.get(id)?.width ?? null)),
  }));
}

/** Columns in the form in which they are sent: an answer has labels too. */
export const sentColumns = (columns: readonly KeptColumn[]): KeptColumn[] =>
  columns.map(({ id, is_shown, width }) => ({ id, is_shown, width }));

/** The columns of a set, then the present ones that it lacks, which stay as they are. */
export function inOrderOf(set: readonly KeptColumn[], own: readonly KeptColumn[]): KeptColumn[] {
  const known = new Set(own.map(({ id }) => id));
  const chosen = set.filter(({ id }) => known.has(id));
  const ids = new Set(chosen.map(({ id }) => id));
  return sentColumns([...chosen, ...own.filter(({ id }) => !ids.has(id))]);
}

/** The new order. An id that it lacks stays behind its earlier neighbour. */
export function mergedOrder(before: readonly string[], order: readonly string[]): string[] {
  const merged = order.filter((id) => before.includes(id));
  before.forEach((id, at) => {
    if (merged.includes(id)) return;
    const after = before[at - 1];
    merged.splice(after === undefined ? 0 : merged.indexOf(after) + 1, 0, id);
  });
  return merged;
}

/** The columns of a list at its delivery, for a viewer with or without the right to see cost. */
export function deliveredColumns(view: StoneView, seesCost: boolean, ids: readonly string[]): KeptColumn[] {
  const shown = new Set<string>(columnsOfView(view, { seesCost }).map(({ id }) => id));
  const columns = stoneColumnIds.filter((id) => ids.includes(id));
  const delivered = columns.map((id): KeptColumn => ({ id, is_shown: shown.has(id), width: null }));
  return [...withMedia(view, delivered, { id: mediaOnScreen.id, is_shown: true, width: null })];
}

/**
 * True for columns that say nothing of the shown stones. If both types stand together, the one column of colours shows
 * the letters and the fancy colours.
 */
export const saysNothing = (type: DiamondType | undefined, of: DiamondType | undefined): boolean =>
  of !== undefined && of !== (type ?? "white");
