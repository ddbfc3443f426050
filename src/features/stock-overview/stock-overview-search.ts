import { choiceParam, clientParam, stockParam } from "#domain/search-params.ts";
import { type DiamondType, diamondTypes } from "#domain/stone.ts";

/** The address of the overview: which diamonds are broken down, and which stone is open. */
export interface StockOverviewSearch {
  type?: DiamondType;
  stock?: string;
  /** The client one acts for. */
  user_id?: number;
}

/** Reads the address of the overview. */
export const stockOverviewSearch = (raw: Record<string, unknown>): StockOverviewSearch => ({
  type: choiceParam(raw.type, diamondTypes),
  stock: stockParam(raw),
  user_id: clientParam(raw),
});
