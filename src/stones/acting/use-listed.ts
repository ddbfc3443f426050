import { use } from "react";
import { useCall } from "#api/query.ts";
import { useReadAnew } from "#api/read-anew.ts";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import { InCartContext } from "#ui/marks/in-cart.ts";
import { OwnRequestsContext } from "#ui/marks/own-requests.ts";
import type { StoneViewer } from "../viewer.ts";
import type { ActingStone } from "./acting-stone.ts";
import { halfAMinute, isPage, linesIn, mostLines } from "./asked-lines.ts";
import { type StoneActName, stoneActNames } from "./stone-act.ts";

interface ListedOptions {
  /** The stones that could be put on a list. */
  stones: readonly ActingStone[];
  viewer: StoneViewer;
  clientId: number | undefined;
  /** The only acts that are offered; absent means all. */
  only?: readonly StoneActName[];
}

/** The stock numbers of the client's lists that take a stone once: the cart, the watch list, and one's own requests. */
export const useListed = (of: ListedOptions) => ({
  inCart: use(InCartContext),
  watched: useWatched(of),
  requested: use(OwnRequestsContext),
});

/** The chosen stones that are on the client's watch list. The server decides if they are unknown, or very many. */
function useWatched({
  stones,
  viewer,
  clientId,
  only = stoneActNames,
}: ListedOptions): ReadonlySet<string> | undefined {
  const mayWatch = ["transaction/watch-list", "customer-profile/watch-list"].some(viewer.mayWrite);
  const isAsked = stones.length > 0 && stones.length <= mostLines && only.includes("watchlist");
  const isKnown = !viewer.choosesClient || clientId !== undefined;
  const isReady = isAsked && mayWatch && isKnown;
  const input = {
    query: { currentTab: "in", user_id: clientId, size: mostLines },
    body: { stock_numbers: stones.map(({ stock_no }) => stock_no) },
  } as const;
  const { data } = useCall("listWatchlist", input, { freshForMs: halfAMinute, isReady });
  // No feed tells what was taken off the list in another window or on another device.
  useRefetchEvery(isReady && halfAMinute, useReadAnew("listWatchlist", input));
  return isPage(data) ? new Set(linesIn(data).map(({ stone }) => stone.stock_no)) : undefined;
}
