import { type ReactNode, useEffect, useMemo } from "react";
import { useCall } from "#api/query.ts";
import { useReadAnew } from "#api/read-anew.ts";
import { InCartContext } from "#ui/marks/in-cart.ts";

const query = { currentTab: "in", size: 500 } as const;
const oneMinute = 60_000;

/**
 * Tells every row which stones are in a buyer's own cart. The cart is read again when its count changes, not at every
 * piece of news: it may be long.
 */
export function OwnCart({ isBuyer, children }: { isBuyer: boolean; children: ReactNode }) {
  const options = { freshForMs: oneMinute, isReady: isBuyer };
  const { data } = useCall("listCarts", { query }, options);
  const { data: waiting } = useCall("countWaiting", undefined, options);
  const again = useReadAnew("listCarts", { query });
  const counted = waiting?.cart;
  const page = isBuyer && typeof data === "object" && "data" in data ? data : undefined;
  const listed = page?.pagination.totalRecords;
  useEffect(() => {
    if (counted !== undefined && listed !== undefined && counted !== listed) void again();
  }, [counted, listed, again]);
  const numbers = useMemo(
    () => new Set(page?.data.flatMap((line) => ("stone" in line ? [line.stone.stock_no] : []))),
    [page],
  );
  return <InCartContext value={numbers}>{children}</InCartContext>;
}
