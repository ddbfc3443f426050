import { useMemo } from "react";
import { codes } from "#domain/codes.ts";
import { useFetchCycle } from "#screens/use-fetch-cycle.ts";
import { useStoneNews } from "#stones/live-stones.tsx";
import type { StoneLine } from "#stones/stone-line.ts";

/** Requests on one page of the desk. */
export const queueSize = 25;

/**
 * The waiting requests, the oldest first. They are read anew when somebody else moves one of their stones or adds a
 * request.
 */
export function useQueue(userId: number | undefined, page: number) {
  const cycle = useFetchCycle({
    operation: "listConfirms",
    input: { query: { currentTab: "pending", user_id: userId, sort: "created_at,stock_no", page, size: queueSize } },
  });
  const rows = cycle.rows as readonly StoneLine[];
  const stockNumbers = useMemo(() => rows.map(({ stone }) => stone.stock_no), [rows]);
  useStoneNews(stockNumbers, cycle.refetch, codes.stone.confirm);
  const { detail } = cycle;
  const about = cycle.hasFailed || detail === null || typeof detail !== "object" || !("tabs" in detail) ? null : detail;
  return { cycle, lines: rows, tabs: about?.tabs, totals: about?.totals, groups: [] };
}
