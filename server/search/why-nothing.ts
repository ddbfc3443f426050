import type { StoneSearch } from "#domain/search/stone-search.ts";
import type { Context } from "../context.ts";
import type { Viewer } from "../policies/viewer.ts";

/** The one condition without which there would be most stones; null where no single one is to blame. */
export async function loosenedBy(
  ctx: Context,
  viewer: Viewer,
  search: StoneSearch,
): Promise<{ name: string; count: number } | null> {
  let best: { name: string; count: number } | null = null;
  for (const { name, without } of looser(search)) {
    const asked = { search: without, answer: "count" as const, offset: 0, size: 0 };
    const { count } = await ctx.house.stock.find(ctx.db, viewer, asked);
    if (count > (best?.count ?? 0)) best = { name, count };
  }
  return best;
}

/** The search without each of its conditions; the type of the stones is no condition but what is looked at. */
export function looser(search: StoneSearch): { name: string; without: StoneSearch }[] {
  const { attributes = {}, ranges = {}, ...rest } = search;
  const less = <T extends object>(parts: T, name: string) =>
    Object.fromEntries(Object.entries(parts).filter(([one]) => one !== name));
  return [
    ...Object.keys(attributes).map((name) => ({
      name,
      without: { ...rest, ranges, attributes: less(attributes, name) },
    })),
    ...Object.keys(ranges).map((name) => ({ name, without: { ...rest, attributes, ranges: less(ranges, name) } })),
    ...(["availability", "numbers", "begins"] as const)
      .filter((name) => rest[name] !== undefined)
      .map((name) => ({ name, without: { ...less(rest, name), attributes, ranges } })),
    ...(rest.startDate || rest.endDate
      ? [{ name: "arrived_at", without: { ...less(less(rest, "startDate"), "endDate"), attributes, ranges } }]
      : []),
  ];
}
