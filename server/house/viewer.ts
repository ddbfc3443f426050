import type { DiamondType, StoneOrigin } from "#domain/stone.ts";

/** Which part of the stock; null is no limit. */
export type StockAccess = {
  diamond_types: readonly DiamondType[] | null;
  stone_origins: readonly StoneOrigin[] | null;
  provider_ids: readonly number[] | null;
  locations: readonly string[] | null;
  statuses: readonly number[] | null;
};

/** For whose eyes a stone and its prices are worked out. There is no stone without a viewer. */
export type Viewer = {
  /** Whose prices and access these are: the one who asks, or the client they ask for. */
  accountId: number;
  businessId: number | null;
  associateId: number | null;
  access: StockAccess;
  /** Whoever asks decides this, never the client they ask for. */
  seesCost: boolean;
  /** The version of the house's prices when this was asked. */
  pricing: string;
};
