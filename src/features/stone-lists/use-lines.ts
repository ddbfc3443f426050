import { useEffect, useMemo, useRef } from "react";
import type { Data, Input } from "#api/operation-types.ts";
import type { ShownList } from "#domain/stone-lists.ts";
import { useFetchCycle } from "#screens/use-fetch-cycle.ts";
import type { LineGroup } from "#stones/lines/line-groups.tsx";
import { useAnyNews, useStoneNews } from "#stones/live-stones.tsx";
import type { StoneLine } from "#stones/stone-line.ts";
import { type LinesSearch, tabOf } from "./lines-search.ts";
import { lineLists } from "./lists.ts";

/** The client, business or associate that a list stands under, whose lines it shows. */
export interface ListScope {
  user_id?: number;
  business_id?: number;
  /** The associate whose customers' lines the list shows. */
  business_associate_id?: number;
}

type Answer = Data<"listHolds">;
type Page = Exclude<Extract<Answer, { tabs: unknown }>, string>;

/** The id of a row. A row of an invoice is a sale or a credit; on other lists it is the line. */
export const lineId = ({ id, invoice_line }: StoneLine): string => String(invoice_line?.id ?? id);

/** The filter that is sent to the server, without page and sorting. A file of the list has it too. */
export function filterOf(list: ShownList, search: LinesSearch, scope: ListScope): Input<"listHolds">["query"] {
  const { startDate, endDate, status, diamond_type, user_id, business_id, groupBy } = search;
  const { shape, color, clarity } = search;
  return {
    currentTab: tabOf(list, search),
    search: search.search,
    startDate,
    endDate,
    status,
    groupBy,
    diamond_type,
    shape,
    color,
    clarity,
    user_id: scope.user_id ?? user_id,
    business_id: scope.business_id ?? business_id,
    business_associate_id: scope.business_associate_id,
  };
}

interface UseLines {
  list: ShownList;
  search: LinesSearch;
  scope: ListScope;
  page: number;
  size: number;
}

/** A page of a list as its fetch cycle knows it: lines, or groups of them. */
export function useLines({ list, search, scope, page, size }: UseLines) {
  const { operation, failure } = lineLists[list];
  const filter = filterOf(list, search, scope);
  const cycle = useFetchCycle({
    operation,
    input: { query: { ...filter, sort: search.sort, page, size } },
    fallback: failure,
  });
  const rows = cycle.rows as readonly (StoneLine | LineGroup)[];
  const groups = useMemo(() => rows.filter((row): row is LineGroup => "lines" in row), [rows]);
  const lines = useMemo(() => rows.flatMap((row) => ("lines" in row ? row.lines : [row])), [rows]);
  useStoneNews(
    useMemo(() => lines.map(({ stone }) => stone.stock_no), [lines]),
    cycle.refetch,
  );
  // An enquiry may begin on any stone and does not change its status, so the list is read at any news.
  useAnyNews(() => void (list === "enquiry" && cycle.refetch()));
  const detail = cycle.hasFailed ? null : (cycle.detail as Page | null);

  // Another filter shows other lines, so the selection is cleared.
  const { actor, select, state } = cycle;
  const key = JSON.stringify(filter);
  const selectedUnder = useRef(key);
  useEffect(() => {
    if (state !== "success" || selectedUnder.current === key || !actor.getSnapshot().matches("success")) return;
    selectedUnder.current = key;
    select([]);
  }, [state, key, actor, select]);

  /**
   * Clears the selection at once, also while the list is read anew: a line that is ticked after it stays ticked. Where
   * no rows are shown, it is cleared after the read.
   */
  function clear() {
    if (actor.getSnapshot().can({ type: "SELECT", ids: [] })) select([]);
    else selectedUnder.current = "";
  }

  return { cycle, filter, clear, lines, groups, tabs: detail?.tabs, totals: detail?.totals };
}

export type Lines = ReturnType<typeof useLines>;
