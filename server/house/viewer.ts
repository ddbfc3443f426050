import type { DiamondType, StoneOrigin } from "#domain/stone.ts";

/** The part of the stock in sight; null is no limit. */
export type StockAccess = {
  diamond_types: readonly DiamondType[] | null;
  stone_origins: readonly StoneOrigin[] | null;
  provider_ids: readonly number[] | null;
  locations: readonly string[] | null;
  statuses: readonly number[] | null;
};

/** A viewer, for whom stones and prices are worked out. There is no stone without a viewer. */
export type Viewer = {
  /** The account of the prices and access: the actor, or the client that the actor acts for. */
  accountId: number;
  businessId: number | null;
  associateId: number | null;
  access: StockAccess;
  /** Decided by the actor, never by the client that the actor acts for. */
  seesCost: boolean;
  /** The version of the house's prices at the time of the question. */
  pricing: string;
};
