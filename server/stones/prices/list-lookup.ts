import { holds } from "#domain/carat.ts";
import { type ListRow, listClarityOf, shapeGroupOf } from "#domain/list-price.ts";
import type { Hundredths } from "#domain/money.ts";

type Graded = { shape: string; color: string; clarity: string; carat: Hundredths };
export type ListLookup = (stone: Graded) => Hundredths | null;

/** The price per carat of a stone by a list; null if the list has none. */
export function listLookup(rows: readonly ListRow[]): ListLookup {
  const cells = new Map<string, ListRow[]>();
  for (const row of rows) {
    const key = `${row.shape_group} ${row.color} ${row.clarity}`;
    const cell = cells.get(key) ?? [];
    cell.push(row);
    cells.set(key, cell);
  }
  return ({ shape, color, clarity, carat }) =>
    cells.get(`${shapeGroupOf(shape)} ${color} ${listClarityOf(clarity)}`)?.find((row) => holds(row, carat))?.price ??
    null;
}
