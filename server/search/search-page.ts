import type { Data } from "#api/operation-types.ts";
import { codes } from "#domain/codes.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { viewerOf } from "../access/viewer.ts";
import { pagination } from "../db/crud.ts";
import { claimedBy } from "../db/queries/stone-work.ts";
import { dayIn } from "../ground/time-zone.ts";
import type { Reading } from "../house/context.ts";
import type { Found } from "../house/found.ts";
import type { Viewer } from "../house/viewer.ts";
import { totalsOnWire } from "../wire/totals-on-wire.ts";
import { WrittenList } from "../wire/written-list.ts";
import { checkSearch } from "./check-search.ts";
import { goneNumbers } from "./gone-numbers.ts";
import { withTerm } from "./search-term.ts";
import { loosenedBy } from "./why-nothing.ts";

export type SearchAnswer = Data<"searchStones">;
type Wanted = {
  search: StoneSearch;
  page: number;
  size: number;
  /** Words typed beside the search. */
  term?: string | undefined;
  /** The client that the actor acts for. */
  userId?: number | undefined;
  isCountOnly?: boolean;
};

/**
 * A page of a search as it travels. It has the stones found and the facets beside them. An empty page has the condition
 * to blame.
 */
export async function searchPage(ctx: Reading, wanted: Wanted): Promise<SearchAnswer> {
  const { page, size, isCountOnly = false } = wanted;
  const viewer = await viewerOf(ctx, wanted.userId);
  const { search, understood } = await withTerm(ctx, wanted.search, wanted.term);
  checkSearch(search, viewer.seesCost);
  const { stock } = ctx.house;
  const asked = {
    search,
    offset: (page - 1) * size,
    size,
    answer: isCountOnly ? ("count" as const) : ("page" as const),
  };
  const found = await stock.find(ctx.db, viewer, asked);
  const ids = found.ids ?? [];
  const stones = await stock.written(ctx.db, viewer, await ctx.plainStones(ids));
  ctx.house.shown.note(ctx.actor.roleId, dayIn(ctx.house.timeZone, ctx.now), ids);
  return {
    stockList: new WrittenList(stones.map(({ written }) => written)),
    pagination: pagination(found.count, page, size),
    ...(found.totals && { totals: totalsOnWire(found.totals) }),
    ...countsOnWire(found),
    ...(found.numbers && { numbers: await numbersOnWire(ctx, viewer, found.numbers) }),
    loosen: found.count === 0 && !isCountOnly ? await loosenedBy(ctx, viewer, search) : null,
    ...(understood && { understood }),
  };
}

/** Facets and carat ranges as they travel. */
export const countsOnWire = ({ facets, caratRanges }: Found): Pick<SearchAnswer, "facets" | "carat_ranges"> => ({
  ...(facets && { facets }),
  ...(caratRanges && {
    carat_ranges: caratRanges.map(({ from, to, count }) => ({ from: Number(from), to: Number(to), count })),
  }),
});

/** Pasted numbers with their state for this viewer: found, taken by them or by others, gone, or not found. */
async function numbersOnWire(ctx: Reading, viewer: Viewer, numbers: NonNullable<Found["numbers"]>) {
  const stones = await ctx.house.stock.priced(
    ctx.db,
    viewer,
    await ctx.plainStones([...new Set(numbers.flatMap(({ ids }) => ids))]),
  );
  const byId = new Map(stones.map((stone) => [stone.id, stone]));
  const gone = stones.filter(({ status }) => status !== codes.stone.available).map(({ id }) => id);
  const own = gone.length === 0 ? new Set() : await claimedBy(ctx.db, viewer.accountId, gone, ctx.now);
  const known = numbers.map(({ text, ids }) => ({ text, under: ids.flatMap((id) => byId.get(id) ?? []) }));
  const missing = known.filter(({ under }) => under.length === 0).map(({ text }) => text);
  const sold = await goneNumbers(ctx.db, viewer, missing);
  return known.map(({ text, under }) => ({
    text,
    state: sold.has(text) ? ("gone" as const) : stateOf(under, own),
    stock_nos: under.map(({ stock_no }) => stock_no),
  }));
}

function stateOf(under: readonly { id: number; status: number }[], own: ReadonlySet<unknown>) {
  if (under.length === 0) return "notFound" as const;
  if (under.some(({ status }) => status === codes.stone.available)) return "found" as const;
  return under.some(({ id }) => own.has(id)) ? ("yours" as const) : ("taken" as const);
}
