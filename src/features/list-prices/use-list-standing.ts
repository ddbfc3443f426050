import { useCall } from "#api/query.ts";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import { today } from "#domain/today.ts";
import { isChangeable, type ListHead, type PriceList, standingOf } from "./standing.ts";

const noLists: readonly PriceList[] = [];
const askAgainMs = 3000;

/** All price lists. */
export function usePriceLists() {
  const read = useCall("listPriceLists", { query: { size: 1000 } });
  return { known: read.data?.data ?? noLists, isKnown: read.data !== undefined, refetch: read.refetch };
}

/** The standing of the shown list among all, and whether its prices may be changed. */
export function useListStanding(
  head: ListHead | null | undefined,
  { known, isKnown, refetch }: ReturnType<typeof usePriceLists>,
  refetchPrices: () => void,
) {
  const standing = head && isKnown ? standingOf(head, known, today()) : undefined;
  // The job that prices the stock takes a moment. Until then the list says so.
  useRefetchEvery(standing === "due" && askAgainMs, () => {
    refetchPrices();
    void refetch();
  });
  return { standing, isFixed: head ? isKnown && !isChangeable(head, known, today()) : false };
}
