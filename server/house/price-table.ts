import type { Kysely } from "kysely";
import type { Hundredths } from "#domain/money.ts";
import type { DiamondType, StoneOrigin } from "#domain/stone.ts";
import type { PriceBuckets } from "../db/queries/priced-stones.ts";
import type { Tables } from "../db/tables.ts";
import type { Viewer } from "./viewer.ts";

/**
 * The plan of buckets for stones: by provider, type, origin and slice of weight. Within a bucket any viewer has one
 * markup. The plan is the same for all viewers and changes only with the providers and the bounds of the markups.
 */
export type BucketPlan = {
  providers: readonly number[];
  /**
   * Slice k holds the weights from edges[k−1] up to, but not including, edges[k], as PostgreSQL's width_bucket counts.
   */
  edges: readonly Hundredths[];
  /** At least one provider's buckets: a search in a house without a provider needs a markup too. */
  buckets: number;
  bucketOf(stone: BucketStone): number;
};
export type BucketStone = {
  provider_id: number;
  diamond_type: DiamondType;
  stone_origin: StoneOrigin;
  carat: Hundredths;
};

/** A viewer's markup for each bucket. `points` are only for stones with a list price. */
export type PriceTable = PriceBuckets & { plan: BucketPlan; hasPoints: boolean };

/** The parts of a viewer that decide prices. */
export type Payer = Pick<Viewer, "businessId" | "associateId" | "pricing">;

/** The present prices of viewers. */
export type PricesOfViewers = { of(db: Kysely<Tables>, viewer: Payer): Promise<PriceTable> };
