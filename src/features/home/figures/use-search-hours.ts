import { useCall } from "#api/query.ts";
import { type FiguresSearch, searchesAsked } from "./figures-search.ts";

/** Searches by the hour, and the companies to choose among. */
export const useSearchHours = (search: FiguresSearch, isReady = true) =>
  useCall(
    "filterSearchDaywise",
    { body: searchesAsked(search) },
    { isReady, keepsPrevious: true, fallback: "dataNotFetched" },
  );
