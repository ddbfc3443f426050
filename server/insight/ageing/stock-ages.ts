import type { Data, Query } from "#api/operation-types.ts";
import { type AgeBand, bandsOf, daysOf } from "#domain/ageing.ts";
import { decimalNumber } from "#domain/money.ts";
import { inStock } from "#domain/search/in-stock.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import { codesOf } from "../../access/asked-codes.ts";
import { viewerOf } from "../../access/viewer.ts";
import { providerNames } from "../../db/queries/line-ages.ts";
import type { Reading } from "../../house/context.ts";
import type { Found } from "../../house/found.ts";
import { checkSearch } from "../../search/check-search.ts";
import { todayOf } from "../period.ts";

type Stock = Data<"getAgeing">["stock"];
type Asked = Query<"getAgeing">;

/**
 * The stones in the actor's sight that can still be sold by their age, at the actor's own prices, the oldest first. By
 * provider for those alone who may see cost: a provider is the price at which a stone was bought.
 */
export async function stockAges(ctx: Reading, asked: Asked): Promise<Stock> {
  const viewer = await viewerOf(ctx);
  const all = searchOf(asked);
  checkSearch(all, viewer.seesCost, "/query");
  const today = todayOf(ctx);
  const bands = bandsOf("stock");
  const found: Found[] = [];
  for (const band of bands) {
    const search = inStock({ ...all, ...arrivedIn(band, today) });
    found.push(await ctx.house.stock.find(ctx.db, viewer, { search, answer: "facets", offset: 0, size: 0 }));
  }
  return {
    bands: bands.map((band, at) => ({
      ...band,
      ...daysOf(band, today),
      pieces: found[at]?.count ?? 0,
      carats: decimalNumber(found[at]?.totals?.carat ?? 0),
      amount: decimalNumber(found[at]?.totals?.total_amt ?? 0),
    })),
    shapes: groupsOf(found, "shape", all.attributes?.shape?.values).map((group) => ({ ...group, name: group.value })),
    providers: viewer.seesCost ? await byProvider(ctx, found, asked) : null,
  };
}

const searchOf = ({ diamond_type, provider_id, ...codes }: Asked): StoneSearch => {
  const { shape } = codesOf(codes);
  return {
    ...(diamond_type && { diamond_type }),
    attributes: {
      ...(shape && { shape: { values: shape } }),
      ...(provider_id !== undefined && { provider: { values: [String(provider_id)] } }),
    },
  };
};

function arrivedIn(band: AgeBand, today: string): Pick<StoneSearch, "startDate" | "endDate"> {
  const { from, to } = daysOf(band, today);
  return { ...(from !== null && { startDate: from }), ...(to !== null && { endDate: to }) };
}

/** The values of an attribute with their pieces in each band, the largest first. */
function groupsOf(found: readonly Found[], attribute: "shape" | "provider", meant: readonly string[] | undefined) {
  const facets = found.map((one) => one.facets?.[attribute] ?? {});
  const values = [...new Set(facets.flatMap((counts) => Object.keys(counts)))];
  return values
    .filter((value) => meant === undefined || meant.includes(value))
    .map((value) => ({ value, pieces: facets.map((counts) => counts[value] ?? 0) }))
    .map((group) => ({ ...group, total: group.pieces.reduce((sum, pieces) => sum + pieces, 0) }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total || (a.value < b.value ? -1 : 1));
}

async function byProvider(ctx: Reading, found: readonly Found[], { provider_id }: Asked) {
  const names = new Map((await providerNames(ctx.db)).map(({ id, name }) => [String(id), name]));
  const meant = provider_id === undefined ? undefined : [String(provider_id)];
  return groupsOf(found, "provider", meant).map((group) => ({ ...group, name: names.get(group.value) ?? group.value }));
}
