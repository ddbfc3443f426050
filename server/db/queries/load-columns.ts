import { stoneAttributeNames, stoneNumberNames, stoneTextNames } from "#domain/stone.ts";

const keys: readonly string[] = ["stock_no", "org_stock_no"];
const numbers: readonly string[] = stoneNumberNames.filter((name) => name !== "ratio");

/** The columns of a stone that a file fills, without its prices. */
export const suppliedColumns: readonly string[] = [
  "diamond_type",
  "stone_origin",
  "has_hearts_arrows",
  ...stoneAttributeNames,
  ...numbers,
  ...stoneTextNames.filter((name) => !keys.includes(name)),
];

/** The quote of a stone, as its file gives it. */
export const quoteColumns: readonly string[] = ["quote_kind", "quote"];

/** The price of a stone: its quote, and what follows from it by the list in force. */
export const priceColumns: readonly string[] = [...quoteColumns, "rap", "disc", "price_per_ct", "price_list_id"];
