import type { ConditionName } from "#domain/search/change-search.ts";
import { fromLeast } from "#domain/search/condition-weight.ts";
import type { SearchAttribute, SearchRange, StoneSearch } from "#domain/search/stone-search.ts";
import type { Reading } from "../house/context.ts";
import type { Viewer } from "../house/viewer.ts";

/**
 * The one condition to give up in a search without stones. Several conditions may find stones when they are lifted.
 * This one is the least important: who looks for an oval would rather have another polish than a round. Null if no
 * single one is to blame.
 */
export async function loosenedBy(
  ctx: Reading,
  viewer: Viewer,
  search: StoneSearch,
): Promise<{ name: string; count: number } | null> {
  const all = looser(search).sort((one, other) => weightOf(one.name) - weightOf(other.name));
  for (const { name, without } of all) {
    const asked = { search: without, answer: "count" as const, offset: 0, size: 0 };
    const { count } = await ctx.house.stock.find(ctx.db, viewer, asked);
    if (count > 0) return { name, count };
  }
  return null;
}

const weightOf = (name: ConditionName) => fromLeast.indexOf(name);

/** The search without each of its conditions in turn. The type of the stones is not a condition. */
export function looser(search: StoneSearch): { name: ConditionName; without: StoneSearch }[] {
  const { attributes = {}, ranges = {}, ...rest } = search;
  const less = <T extends object>(parts: T, name: string) =>
    Object.fromEntries(Object.entries(parts).filter(([one]) => one !== name));
  return [
    ...(Object.keys(attributes) as SearchAttribute[]).map((name) => ({
      name,
      without: { ...rest, ranges, attributes: less(attributes, name) },
    })),
    ...(Object.keys(ranges) as SearchRange[]).map((name) => ({
      name,
      without: { ...rest, attributes, ranges: less(ranges, name) },
    })),
    ...(["availability", "numbers", "begins"] as const)
      .filter((name) => rest[name] !== undefined)
      .map((name) => ({ name, without: { ...less(rest, name), attributes, ranges } })),
    ...(rest.startDate || rest.endDate || rest.since
      ? [{ name: "arrived_at" as const, without: { ...atAnyTime(rest), attributes, ranges } }]
      : []),
  ];
}

/** A search without its conditions on the arrival. */
const atAnyTime = ({ startDate: _, endDate: __, since: ___, ...rest }: StoneSearch): StoneSearch => rest;
