import type { Data } from "#api/operation-types.ts";

export type StockGroup = keyof Data<"getStockDetails">;
