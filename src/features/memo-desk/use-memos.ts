import { useMemo } from "react";
import { codes } from "#domain/codes.ts";
import { groupings } from "#domain/stone-lists.ts";
import { useFetchCycle } from "#screens/use-fetch-cycle.ts";
import type { LineGroup } from "#stones/lines/line-groups.tsx";
import { useStoneNews } from "#stones/live-stones.tsx";
import type { MemoDeskSearch } from "./memo-desk-search.ts";

/** Memos on one page of the desk. */
export const deskSize = 50;

/**
 * The memos of a tab with their lines. They are read anew when somebody else moves one of their stones or issues
 * another.
 */
export function useMemos({ tab = "issued", user_id }: MemoDeskSearch, page: number, size: number) {
  const cycle = useFetchCycle({
    operation: "listMemos",
    input: { query: { currentTab: tab, user_id, groupBy: groupings.memo, page, size } },
    fallback: "memoNotFetched",
  });
  const groups = cycle.rows as readonly unknown[] as readonly LineGroup[];
  const lines = useMemo(() => groups.flatMap((group) => group.lines), [groups]);
  const stockNumbers = useMemo(() => lines.map(({ stone }) => stone.stock_no), [lines]);
  useStoneNews(stockNumbers, cycle.refetch, codes.stone.memo);
  const { detail } = cycle;
  const about = cycle.hasFailed || detail === null || typeof detail !== "object" || !("tabs" in detail) ? null : detail;
  return { cycle, groups, lines, tabs: about?.tabs, totals: about?.totals };
}

export type Memos = ReturnType<typeof useMemos>;
