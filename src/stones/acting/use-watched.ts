import { useCall } from "#api/query.ts";
import type { StoneViewer } from "../viewer.ts";

const oneMinute = 60_000;
const mostLines = 500;

interface WatchedOptions {
  viewer: StoneViewer;
  clientId: number | undefined;
  /** True once there are stones that could be watched. */
  isAsked: boolean;
}

/**
 * The stock numbers on the client's watch list. It is read once stones are chosen, not with every screen: it may be
 * long. The server decides if it is unknown, or longer than a page.
 */
export function useWatched({ viewer, clientId, isAsked }: WatchedOptions): ReadonlySet<string> | undefined {
  const mayWatch = ["transaction/watch-list", "customer-profile/watch-list"].some(viewer.mayWrite);
  const isKnown = !viewer.choosesClient || clientId !== undefined;
  const { data } = useCall(
    "listWatchlist",
    { query: { currentTab: "in", user_id: clientId, size: mostLines } },
    { freshForMs: oneMinute, isReady: isAsked && mayWatch && isKnown },
  );
  if (typeof data !== "object" || !("pagination" in data)) return undefined;
  return new Set(data.data.flatMap((line) => ("stone" in line ? [line.stone.stock_no] : [])));
}
