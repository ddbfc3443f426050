import type { Kysely } from "kysely";
import { resolveMarkup } from "#domain/markup.ts";
import type { Hundredths } from "#domain/money.ts";
import type { Markup } from "#domain/price.ts";
import { type DiamondType, diamondTypes, type StoneOrigin, stoneOrigins } from "#domain/stone.ts";
import { markupEdges } from "../../db/queries/markup-sets.ts";
import { providerIds } from "../../db/queries/priced-stones.ts";
import type { Tables } from "../../db/tables.ts";
import type { BucketPlan, BucketStone, PriceTable } from "../../house/price-table.ts";
import { type PriceParty, type ViewerLayers, viewerLayers } from "./viewer-layers.ts";

export async function bucketPlan(db: Kysely<Tables>): Promise<BucketPlan> {
  return planOf(await providerIds(db), await markupEdges(db));
}

/** The plan for these providers and edges. */
export function planOf(providers: readonly number[], edges: readonly Hundredths[]): BucketPlan {
  const places = new Map(providers.map((id, place) => [id, place]));
  const slices = edges.length + 1;
  return {
    providers,
    edges,
    buckets: Math.max(1, providers.length) * KINDS * slices,
    bucketOf: ({ provider_id, diamond_type, stone_origin, carat }) => {
      const place = places.get(provider_id);
      if (place === undefined) throw new RangeError(`provider ${provider_id} is not in the plan`);
      return (place * KINDS + kindOf(diamond_type, stone_origin)) * slices + sliceOf(edges, carat);
    },
  };
}

export const noPoints = -2_147_483_648;

/** Works out a viewer's markups for every bucket, so that pricing a stone is one look-up and one multiplication. */
export async function priceTable(db: Kysely<Tables>, party: PriceParty, plan?: BucketPlan): Promise<PriceTable> {
  return tableOf(plan ?? (await bucketPlan(db)), await viewerLayers(db, party));
}

export function tableOf(plan: BucketPlan, layers: ViewerLayers): PriceTable {
  const { providers, edges, buckets } = plan;
  const block = buckets / Math.max(1, providers.length);
  const percent = new Int32Array(buckets);
  const points = new Int32Array(buckets).fill(noPoints);
  const usual = blockOf(plan, layers, 0);
  for (const [place, providerId] of providers.entries()) {
    const own = layers.special.has(providerId) ? blockOf(plan, layers, providerId) : usual;
    percent.set(own.percent, place * block);
    points.set(own.points, place * block);
  }
  return { plan, providers, edges, percent, points, hasPoints: points.some((value) => value !== noPoints) };
}

/** The markup of one stone; points only count with a list price. */
export function markupOf({ plan, percent, points }: PriceTable, stone: BucketStone, isListed: boolean): Markup {
  const bucket = plan.bucketOf(stone);
  const added = points[bucket] ?? noPoints;
  return isListed && added !== noPoints
    ? { kind: "points", value: added }
    : { kind: "percent", value: percent[bucket] ?? 0 };
}

/** The buckets of one provider. Without a list price, points leave the stone to the next layer. */
function blockOf({ edges }: BucketPlan, layers: ViewerLayers, providerId: number) {
  const percent: number[] = [];
  const points: number[] = [];
  const rules = layers.of(providerId);
  for (const diamond_type of diamondTypes) {
    for (const stone_origin of stoneOrigins) {
      for (const carat of [(edges[0] ?? 1) - 1, ...edges]) {
        const stone = { diamond_type, stone_origin, carat };
        const listed = resolveMarkup(rules, { ...stone, rap: 0 }).rule;
        percent.push(resolveMarkup(rules, { ...stone, rap: null }).rule?.value ?? 0);
        points.push(listed?.kind === "points" ? listed.value : noPoints);
      }
    }
  }
  return { percent, points };
}

const KINDS = diamondTypes.length * stoneOrigins.length;
const kindOf = (type: DiamondType, origin: StoneOrigin) =>
  diamondTypes.indexOf(type) * stoneOrigins.length + stoneOrigins.indexOf(origin);

function sliceOf(edges: readonly Hundredths[], carat: Hundredths): number {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edges[middle] ?? 0) <= carat) low = middle + 1;
    else high = middle;
  }
  return low;
}
