import { useEffect, useMemo, useRef, useState } from "react";
import { sentenceOf } from "#api/errors.ts";
import { useClient } from "#api/query.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import type { Id } from "#machines/fetch-cycle.ts";
import { notify } from "#ui/notice/notify.ts";
import type { FoundStone } from "./found-stone.ts";
import { words } from "./words.ts";

/** The most stones that one act takes. */
const mostSelected = 5000;
const pageSize = 1000;

interface SelectedStonesOptions {
  what: StoneSearch;
  userId: number | undefined;
  rows: readonly FoundStone[];
  selected: ReadonlySet<Id>;
  select: (ids: Iterable<Id>) => void;
}

export const stoneId = (stone: { id?: unknown }): string => String(stone.id);

/** The stones of the selected ids, also of other pages, and the act that selects all matches one by one. */
export function useSelectedStones({ what, userId, rows, selected, select }: SelectedStonesOptions) {
  const client = useClient();
  const [isSelecting, setSelecting] = useState(false);
  /** The stones that were shown, as long as they are shown or selected. */
  const [known] = useState(() => new Map<string, FoundStone>());
  const latest = useRef("");
  const asked = JSON.stringify([what, userId]);
  useEffect(() => {
    latest.current = asked;
  }, [asked]);

  // The ids come first: a forgotten stone must not be selected.
  const stones = useMemo(() => {
    const shown = new Set(rows.map(stoneId));
    for (const id of known.keys()) if (!selected.has(id) && !shown.has(id)) known.delete(id);
    for (const row of rows) known.set(stoneId(row), row);
    return [...selected].flatMap((id) => known.get(String(id)) ?? []);
  }, [rows, selected, known]);

  async function selectAll(matching: number) {
    setSelecting(true);
    try {
      const found = new Map<string, FoundStone>();
      for (let page = 1; found.size < Math.min(matching, mostSelected); page++) {
        const query = { page, size: pageSize, user_id: userId };
        const { stockList } = await client.call("searchStones", { query, body: what });
        // The search has changed meanwhile, so these stones are no longer wanted.
        if (latest.current !== asked) return;
        if (stockList.length === 0) break;
        for (const stone of stockList) found.set(stoneId(stone), stone);
      }
      for (const [id, stone] of found) known.set(id, stone);
      select(found.keys());
      if (matching > mostSelected) notify.success(words.selectedAtMost(mostSelected));
    } catch (error) {
      notify.failure(sentenceOf(error));
    } finally {
      setSelecting(false);
    }
  }
  return { stones, selectAll, isSelecting };
}
