import type { StoneSearch } from "#domain/search/stone-search.ts";
import type { Reading } from "../house/context.ts";
import type { Viewer } from "../house/viewer.ts";

/** The ids of all stones that a search finds now, in its order; null if there are more than `most`. */
export async function allIds(
  { db, house }: Pick<Reading, "db" | "house">,
  viewer: Viewer,
  search: StoneSearch,
  most: number,
): Promise<number[] | null> {
  const { count } = await house.stock.find(db, viewer, { search, answer: "count", offset: 0, size: 0 });
  if (count > most) return null;
  const { ids = [] } = await house.stock.find(db, viewer, {
    search,
    answer: "rows",
    offset: 0,
    size: Math.max(1, count),
  });
  return ids;
}
