import { useCall } from "#api/query.ts";
import type { Quarter } from "#domain/periods.ts";
import { type FiguresSearch, stockAsked, stockDaysAsked } from "./figures-search.ts";

/** The stock in sums: of all, of each type, of each shape. */
export const useStock = (search: FiguresSearch) =>
  useCall("getShapeWise", { query: stockAsked(search) }, { fallback: "dataNotFetched" });

/** The days of the stock that are kept of a quarter and of the one before it. */
export const useStockDays = (search: FiguresSearch, quarter: Quarter | undefined) =>
  useCall(
    "listStockDays",
    { query: quarter ? stockDaysAsked(search, quarter) : {} },
    { isReady: quarter !== undefined, fallback: "dataNotFetched" },
  );
