import { useCall } from "#api/query.ts";
import { type FiguresSearch, stockAsked } from "./figures-search.ts";

/** The stock in sums: of all, of each type, of each shape. */
export const useStock = (search: FiguresSearch) =>
  useCall("getShapeWise", { query: stockAsked(search) }, { fallback: "dataNotFetched" });
