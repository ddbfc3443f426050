import { choiceParam, clientParam, stockParam } from "#domain/search-params.ts";
import { type DiamondType, diamondTypes } from "#domain/stone.ts";

/** The address of the overview: the type of the breakdown, and the open stone. */
export interface StockOverviewSearch {
  type?: DiamondType;
  stock?: string;
  /** The client that one acts for. */
  user_id?: number;
}

/** Reads the address of the overview. */
export const stockOverviewSearch = (raw: Record<string, unknown>): StockOverviewSearch => ({
  type: choiceParam(raw.type, diamondTypes),
  stock: stockParam(raw),
  user_id: clientParam(raw),
});
