import type { Column, TableLayout } from "./types.ts";

/** A list as delivered: every column, in the delivered order and width. */
export const deliveredLayout: TableLayout = { order: [], hidden: [], widths: {}, density: "compact" };

export const narrowest = 40;
const widest = 800;

type Columns = readonly Pick<Column<never>, "id">[];

/**
 * The ids of all columns in this person's order. The first is frozen and stays first; columns unknown to the order come
 * last.
 */
export function columnOrder(columns: Columns, layout: TableLayout): string[] {
  const [first, ...rest] = columns.map((column) => column.id);
  if (first === undefined) return [];
  const placed = layout.order.filter((id) => rest.includes(id));
  return [first, ...placed, ...rest.filter((id) => !placed.includes(id))];
}

/**
 * Moves a column by one place (or more) to the start or the end. The frozen one does not move, and nothing passes it.
 */
export function moveColumn(columns: Columns, layout: TableLayout, id: string, by: number): TableLayout {
  const order = columnOrder(columns, layout);
  const shown = order.filter((each) => !layout.hidden.includes(each));
  const from = shown.indexOf(id);
  const neighbour = shown[Math.max(1, Math.min(from + by, shown.length - 1))];
  if (from < 1 || neighbour === undefined || neighbour === id) return layout;
  const rest = order.filter((each) => each !== id);
  rest.splice(rest.indexOf(neighbour) + (by > 0 ? 1 : 0), 0, id);
  return { ...layout, order: rest };
}

/** Puts a column directly before another, or at the end. */
export function placeColumn(
  columns: Columns,
  layout: TableLayout,
  id: string,
  before: string | undefined,
): TableLayout {
  const order = columnOrder(columns, layout);
  if (id === order[0] || before === order[0] || before === id) return layout;
  const rest = order.filter((each) => each !== id);
  rest.splice(before === undefined ? rest.length : rest.indexOf(before), 0, id);
  return { ...layout, order: rest };
}

/** Gives a column a width, within the narrowest and the widest. */
export const resizeColumn = (layout: TableLayout, id: string, width: number): TableLayout => ({
  ...layout,
  widths: { ...layout.widths, [id]: Math.round(Math.max(narrowest, Math.min(widest, width))) },
});

/** Shows or hides a column. */
export const showColumn = (layout: TableLayout, id: string, shown: boolean): TableLayout => ({
  ...layout,
  hidden: shown ? layout.hidden.filter((each) => each !== id) : [...layout.hidden, id],
});

interface Sized {
  size: number;
  number?: boolean;
  /** True if the width was set by hand. It stays as it is. */
  byHand?: boolean;
}

/** Shares the room beside all columns among those of words, in proportion. Figures stay close to their heads. */
export function filled<Column extends Sized>(columns: readonly Column[], room: number): readonly Column[] {
  const left = room - columns.reduce((sum, { size }) => sum + size, 0);
  const words = columns.filter(({ number, byHand }) => !number && !byHand);
  const sharers = words.length > 0 ? words : columns.filter(({ byHand }) => !byHand);
  const shared = sharers.reduce((sum, { size }) => sum + size, 0);
  if (left <= 0 || shared === 0) return columns;
  return columns.map((column) =>
    sharers.includes(column) ? { ...column, size: Math.floor(column.size + (left * column.size) / shared) } : column,
  );
}
